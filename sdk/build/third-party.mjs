/**
 * Rollup plugin that lists third-party code in a build: name, version, license and license text of every included
 * package, and of the icons, which are path data without a package. The list is a separate file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const LUCIDE = {
  name: 'Lucide (icons, as path data)',
  license: 'ISC',
  homepage: 'https://lucide.dev',
  text: `ISC License

Copyright (c) 2026 Lucide Icons and Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};

/** Reads package.json and the license file in `folder`. */
function describe(folder) {
  const { name, version, license, homepage, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(one => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const readme = readdirSync(folder).find(one => /^readme/i.test(one));
  // Some packages have the license text at the end of their readme.
  const told = readme && /(?:^|\n)#+ *licen[cs]e\s*\n([\s\S]+)$/i.exec(readFileSync(join(folder, readme), 'utf8'))?.[1];
  const text = file ? readFileSync(join(folder, file), 'utf8') : told;
  if (!text) throw new Error(`${name} comes without the words of its license (${license})`);
  const authorName = typeof author === 'string' ? author : author?.name;
  return { name: `${name} ${version}`, license, homepage: homepage ?? authorName ?? '', text: text.trim() };
}

/**
 * @param fileName of the list, relative to the output directory
 * @param known set shared by the builds of one target: the last build writes the list
 * @param installed names of packages that are installed as dependencies and contain their own license text
 */
export function thirdParty({ fileName, known, installed = [] }) {
  return {
    name: 'third-party',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle).filter(one => one.type === 'chunk')) {
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          // A module bundled by another tool lists its source files.
          const made = this.getModuleInfo(id)?.meta.madeOf ?? [id];
          for (const path of renderedLength > 0 ? made : []) {
            const folder = PACKAGE.exec(path)?.[1];
            if (folder) known.add(folder);
          }
        }
      }
      if (!fileName) return;
      const folders = [...known].filter(folder => existsSync(join(folder, 'package.json')));
      const brought = [...folders.map(describe), LUCIDE].sort((a, b) => a.name.localeCompare(b.name));
      const rule = '-'.repeat(80);
      const list = brought.map(({ name, license, homepage, text }) =>
        [rule, `${name}, ${license}`, homepage, '', text, ''].join('\n'),
      );
      const beside = installed.map(name => {
        const { version, license } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
        return `${name} ${version}, ${license}`;
      });
      const source = [
        'lobbykit itself is under the MIT license, see LICENSE. Code of others that stands in these files:',
        '',
        ...list,
        ...(beside.length > 0 ? [rule, 'Installed beside it, each with its own words:', '', ...beside, ''] : []),
      ].join('\n');
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
