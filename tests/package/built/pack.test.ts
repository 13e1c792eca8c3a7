/** The packed package: what is in it, and what those say who judge packages (EMBED-01). */
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

/** The package unpacked under a node_modules of its own. */
function unpacked(): string {
  const folder = join(packed.tarball, '../unpacked');
  const home = join(folder, 'node_modules/lobbykit');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '-C', home, '--strip-components=1']);
  return folder;
}

describe('npm pack', () => {
  it('holds everything that exports names, but for the sources', () => {
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

  it('gives types with every entry that has any', () => {
    const without = Object.entries(pkg.exports).filter(([, entry]) => typeof entry !== 'string' && !entry.types);
    expect(without).toEqual([]);
  });

  it('holds nothing of the site, the examples, the games, the tests or the sources, and no compressed twins', () => {
    const foreign =
      /^dist\/((site|examples|games)\/|\.)|^(?!sdk\/(widgets\/[\w-]+\/)?README\.md$)(sdk|site|tests|examples)\/|\.(br|gz|tsbuildinfo)$/;
    expect(packed.files.filter(path => foreign.test(path))).toEqual([]);
  });

  it('holds no source map, and names none: bundlers would look for it, and complain', () => {
    const home = join(unpacked(), 'node_modules/lobbykit');
    const naming = packed.files.filter(
      path => /\.(js|css)$/.test(path) && readFileSync(join(home, path), 'utf8').includes('sourceMappingURL='),
    );
    expect(naming).toEqual([]);
    expect(packed.files.filter(path => path.endsWith('.map'))).toEqual([]);
  });

  it('stays below 3.2 MB to load and 12 MB on disk, source maps included', () => {
    expect(packed.size).toBeLessThan(3_200_000);
    expect(packed.unpackedSize).toBeLessThan(12_000_000);
  });
});

describe('a build with React', () => {
  it.each(['lobbykit/react', 'lobbykit/parts'])('of %s prints no warning, not even of a directive', async entry => {
    const said: string[] = [];
    const folder = unpacked();
    const page = join(folder, 'page.js');
    writeFileSync(page, `import * as kit from '${entry}'; console.log(kit);`);
    const made = await rollup({
      input: page,
      external: /^react(-dom)?(\/|$)/,
      plugins: [nodeResolve({ modulePaths: [join(root, 'node_modules')] })],
      onLog: (_level, { message }) => said.push(message),
    });
    await made.close();
    expect(said).toEqual([]);
  });

  it.each(['react', 'parts'])(
    'server components find lobbykit/%s marked for the client, with all its names',
    async name => {
      const entry = pkg.exports[`./${name}`] as Record<string, string>;
      const home = join(unpacked(), 'node_modules/lobbykit');
      const marked = readFileSync(join(home, entry['react-server'] ?? ''), 'utf8');
      expect(marked).toMatch(/^'use client';/);
      const namesOf = (text: string) =>
        /export \{([^}]*)\}/
          .exec(text)?.[1]
          ?.split(',')
          .map(one => one.trim().split(' ').at(-1));
      expect(namesOf(marked)?.sort()).toEqual(Object.keys(await import(join(root, entry.default ?? ''))).sort());
    },
  );
});

describe('those who judge packages', () => {
  it('publint finds nothing, not even a suggestion', async () => {
    const { messages } = await publint({
      level: 'suggestion',
      strict: true,
      pack: { tarball: new Uint8Array(readFileSync(packed.tarball)).buffer },
    });
    expect(messages.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([]);
  });

  it('attw finds the types of every entry, for node16 and for bundlers', () => {
    // Of the profile esm-only: node10 knows no exports, and a require() of ES modules is Node's own to allow.
    const args = [packed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/attw'), args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    for (const path of Object.keys(pkg.exports)) expect(stdout).toContain(`"lobbykit${path.slice(1)}"`);
  });
});

describe('sideEffects', () => {
  const folder = unpacked();
  const bundle = async (contents: string) => {
    const made = await build({
      stdin: { contents, resolveDir: folder, sourcefile: 'page.js' },
      bundle: true,
      format: 'esm',
      write: false,
      outdir: folder,
      // What the package has installed beside it.
      nodePaths: [join(root, 'node_modules')],
      logLevel: 'error',
    });
    return made.outputFiles.map(({ text }) => text).join('');
  };

  it.each(['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'])(
    'an import of lobbykit/elements/%s for its effect alone keeps the definition of the tag',
    async name => {
      const made = await bundle(`import 'lobbykit/elements/${name}';`);
      expect(new RegExp(`\\bdefine\\d*\\("lobby-${name}", Lobby`).test(made)).toBe(true);
    },
  );

  it.each([
    ['styles.css', '--lobby-accent'],
    ['undefined.css', ':not(:defined)'],
  ])('lobbykit/%s stays for its effect', async (sheet, rule) => {
    expect((await bundle(`import 'lobbykit/${sheet}';`)).includes(rule)).toBe(true);
  });

  it.each([
    ['lobbykit', 'createLobby'],
    ['lobbykit/react', 'LotteryBoard'],
    ['lobbykit/domain', 'weekSchedule'],
    ['lobbykit/wire', 'gameMenu'],
    ['lobbykit/forms', 'createForm'],
    ['lobbykit/parts', 'RichText'],
  ])('an unused import from %s leaves nothing', async (entry, name) => {
    expect((await bundle(`import { ${name} } from '${entry}';`)).trim()).toBe('');
  });
});
