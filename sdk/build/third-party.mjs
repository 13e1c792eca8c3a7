/**
 * Rollup plugin that lists whose code a build brings: name, version, license and the words of the license of every package
 * that came inside, and of the icons, which are path data without a package. It becomes a file beside the code.
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

/** What package.json and the file of the license in `folder` say. */
function describe(folder) {
  const { name, version, license, homepage, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(one => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const readme = readdirSync(folder).find(one => /^readme/i.test(one));
  // Some keep the words at the end of what they tell about themselves.
  const told = readme && /(?:^|\n)#+ *licen[cs]e\s*\n([\s\S]+)$/i.exec(readFileSync(join(folder, readme), 'utf8'))?.[1];
  const text = file ? readFileSync(join(folder, file), 'utf8') : told;
  if (!text) throw new Error(`${name} comes without the words of its license (${license})`);
  const authorName = typeof author === 'string' ? author : author?.name;
  return { name: `${name} ${version}`, license, homepage: homepage ?? authorName ?? '', text: text.trim() };
}

/**
 * @param fileName of the list, below the folder of the build
 * @param known set the builds of one target share: the last of them writes the list
 * @param installed names of packages that are installed beside this one and so bring their own words
 */
export function thirdParty({ fileName, known, installed = [] }) {
  return {
    name: 'third-party',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle).filter(one => one.type === 'chunk')) {
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          // A module another tool has joined names the files it is made of.
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
