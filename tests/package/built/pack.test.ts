/** Contents of the packed package and results of package linters (EMBED-01). */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { publint } from 'publint';
import { rollup } from 'rollup';
import { afterAll, describe, expect, it } from 'vitest';
import { pack } from '../../helpers/sources/packed.ts';
import { root } from '../../helpers/sources/sources.ts';

const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};
const packed = pack();
afterAll(() => packed.remove());

/** Unpacks the package into a separate node_modules directory. */
function unpacked(): string {
  const folder = join(packed.tarball, '../unpacked');
  const home = join(folder, 'node_modules/lobbykit');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '-C', home, '--strip-components=1']);
  return folder;
}

describe('npm pack', () => {
  it('the package contains every target of exports, except the sources', () => {
    const targets = Object.values(pkg.exports).flatMap(entry =>
      typeof entry === 'string'
        ? [entry]
        : Object.entries(entry)
            .filter(([condition]) => condition !== 'lobbykit-source')
            .map(([, target]) => target),
    );
    const paths = targets.map(target => target.replace('./', ''));
    expect(paths.filter(path => !packed.files.includes(path))).toEqual([]);
    expect(packed.files).toEqual(
      expect.arrayContaining([
        ...['README.md', 'LICENSE', 'CHANGELOG.md'],
        ...['dist/script/lobbykit.js', 'dist/script/lobbykit-all.js'],
      ]),
    );
    for (const folder of ['dist', 'dist/script']) expect(packed.files).toContain(`${folder}/THIRD-PARTY-LICENSES.txt`);
  });

  it('every entry with code has types', () => {
    const without = Object.entries(pkg.exports).filter(([, entry]) => typeof entry !== 'string' && !entry.types);
    expect(without).toEqual([]);
  });

  it('the package contains no site, examples, games, tests, sources or compressed copies', () => {
    const foreign =
      /^dist\/((site|examples|games)\/|\.)|^(?!sdk\/(widgets\/[\w-]+\/)?README\.md$)(sdk|site|tests|examples)\/|\.(br|gz|tsbuildinfo)$/;
    expect(packed.files.filter(path => foreign.test(path))).toEqual([]);
  });

  it('the package contains no source map and no reference to one, which bundlers would report', () => {
    const home = join(unpacked(), 'node_modules/lobbykit');
    const naming = packed.files.filter(
      path => /\.(js|css)$/.test(path) && readFileSync(join(home, path), 'utf8').includes('sourceMappingURL='),
    );
    expect(naming).toEqual([]);
    expect(packed.files.filter(path => path.endsWith('.map'))).toEqual([]);
  });

  it('the package is at most 3.2 MB packed and 12 MB unpacked', () => {
    expect(packed.size).toBeLessThan(3_200_000);
    expect(packed.unpackedSize).toBeLessThan(12_000_000);
  });
});

describe('build with React', () => {
  it.each(['lobbykit/react', 'lobbykit/parts'])(
    'a build of %s prints no warning, including directives',
    async entry => {
      const messages: string[] = [];
      const folder = unpacked();
      const page = join(folder, 'page.js');
      writeFileSync(page, `import * as kit from '${entry}'; console.log(kit);`);
      const result = await rollup({
        input: page,
        external: /^react(-dom)?(\/|$)/,
        plugins: [nodeResolve({ modulePaths: [join(root, 'node_modules')] })],
        onLog: (_level, { message }) => messages.push(message),
      });
      await result.close();
      expect(messages).toEqual([]);
    },
  );

  it.each(['react', 'parts'])(
    'server components get lobbykit/%s marked for the client, with all its names',
    async name => {
      const entry = pkg.exports[`./${name}`] as Record<string, string>;
      const home = join(unpacked(), 'node_modules/lobbykit');
      const serverEntry = readFileSync(join(home, entry['react-server'] ?? ''), 'utf8');
      expect(serverEntry).toMatch(/^'use client';/);
      const namesOf = (text: string) =>
        /export \{([^}]*)\}/
          .exec(text)?.[1]
          ?.split(',')
          .map(one => one.trim().split(' ').at(-1));
      expect(namesOf(serverEntry)?.sort()).toEqual(Object.keys(await import(join(root, entry.default ?? ''))).sort());
    },
  );
});

describe('package linters', () => {
  it('publint reports no errors, warnings or suggestions', async () => {
    const { messages } = await publint({
      level: 'suggestion',
      strict: true,
      pack: { tarball: new Uint8Array(readFileSync(packed.tarball)).buffer },
    });
    expect(messages.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([]);
  });

  it('attw finds the types of every entry for node16 and bundlers', () => {
    // The esm-only profile excludes node10, which supports no exports, and require() of ES modules, which Node decides.
    const args = [packed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/attw'), args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    for (const path of Object.keys(pkg.exports)) expect(stdout).toContain(`"lobbykit${path.slice(1)}"`);
  });
});

describe('sideEffects', () => {
  const folder = unpacked();
  const bundle = async (contents: string) => {
    const result = await build({
      stdin: { contents, resolveDir: folder, sourcefile: 'page.js' },
      bundle: true,
      format: 'esm',
      write: false,
      outdir: folder,
      // Dependencies of the package.
      nodePaths: [join(root, 'node_modules')],
      logLevel: 'error',
    });
    return result.outputFiles.map(({ text }) => text).join('');
  };

  it.each(['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'])(
    'a side-effect import of lobbykit/elements/%s keeps the definition of the tag',
    async name => {
      const result = await bundle(`import 'lobbykit/elements/${name}';`);
      expect(new RegExp(`\\bdefine\\d*\\("lobby-${name}", Lobby`).test(result)).toBe(true);
    },
  );

  it.each([
    ['styles.css', '--lobby-accent'],
    ['undefined.css', ':not(:defined)'],
  ])('a side-effect import of lobbykit/%s keeps its rules', async (sheet, rule) => {
    expect((await bundle(`import 'lobbykit/${sheet}';`)).includes(rule)).toBe(true);
  });

  it.each([
    ['lobbykit', 'createLobby'],
    ['lobbykit/react', 'LotteryBoard'],
    ['lobbykit/domain', 'weekSchedule'],
    ['lobbykit/wire', 'gameMenu'],
    ['lobbykit/forms', 'createForm'],
    ['lobbykit/parts', 'RichText'],
  ])('an unused import from %s is removed completely', async (entry, name) => {
    expect((await bundle(`import { ${name} } from '${entry}';`)).trim()).toBe('');
  });
});
