/** Contents of the packed package and results of package linters (EMBED-01). */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { publint } from 'publint';
import { rollup } from 'rollup';
import { afterAll, describe, expect, it } from 'vitest';
import { pack } from '../../helpers/sources/packed.ts';
import { root } from '../../helpers/sources/sources.ts';

interface Manifest {
  readonly [field: string]: unknown;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const packed = pack();
afterAll(() => packed.remove());

/** Directory with the package unpacked into its node_modules. */
const folder = join(packed.tarball, '../unpacked');
const home = join(folder, 'node_modules/lobbykit');
mkdirSync(home, { recursive: true });
execFileSync('tar', ['-xzf', packed.tarball, '-C', home, '--strip-components=1']);

const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
const pkg = manifestOf(home);
const repository = manifestOf(root);

describe('npm pack', () => {
  it('package.json of the package has the metadata of a registry and no fields that only the repository needs', () => {
    const url = 'https://github.com/lobbykit/lobbykit';
    expect(pkg).toMatchObject({
      ...{ name: 'lobbykit', version: repository.version, license: 'MIT', type: 'module' },
      description: expect.stringMatching(/^Embeddable widgets .{40,250}\.$/),
      keywords: expect.arrayContaining(['web-components', 'react', 'lottery']),
      ...{ homepage: `${url}#readme`, bugs: { url: `${url}/issues` } },
      repository: { type: 'git', url: `git+${url}.git` },
      ...{ types: './dist/index.d.ts', unpkg: 'dist/script/lobbykit.js', jsdelivr: 'dist/script/lobbykit.js' },
      ...{ customElements: './dist/custom-elements.json', engines: { node: '>=20.19' } },
      sideEffects: ['./dist/elements/*.js', './dist/*.css', './dist/script/*.js'],
      dependencies: repository.dependencies,
      bin: repository.bin,
      peerDependencies: { react: expect.any(String), 'react-dom': expect.any(String) },
    });
    for (const field of ['scripts', 'devDependencies', 'private', 'files', 'size-limit', 'allowScripts']) {
      expect(pkg).not.toHaveProperty(field);
    }
    expect(JSON.stringify(pkg)).not.toMatch(/lobbykit-source|\.tsx?"(?<!\.d\.ts")/);
    expect(Object.keys(pkg.exports)).toEqual(Object.keys(repository.exports));
  });

  it('the repository itself cannot be packed or published', () => {
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: root, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('npm run package');
    expect(repository.private).toBe(true);
  });

  it('the package contains every file that its package.json names', () => {
    const targets = Object.values(pkg.exports).flatMap(entry =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    targets.push(...['types', 'unpkg', 'jsdelivr', 'customElements'].map(field => String(pkg[field])));
    const paths = targets.map(target => target.replace(/^\.\//, ''));
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
      /^dist\/((site|examples|games|first|gateway|package)\/|\.)|^(?!sdk\/(widgets\/[\w-]+\/)?README\.md$)(sdk|site|tests|examples)\/|\.(br|gz|tsbuildinfo)$/;
    expect(packed.files.filter(path => foreign.test(path))).toEqual([]);
  });

  it('the package contains no source map and no reference to one, which bundlers would report', () => {
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

const pages = packed.files.filter(path => path.endsWith('.md'));
const textOf = (path: string) => readFileSync(join(home, path), 'utf8');

describe.each(pages)('page %s of the package', path => {
  const text = textOf(path);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const tagged = `https://github.com/lobbykit/lobbykit/blob/v${pkg.version}/`;
  /** Anchor of a heading, generated like GitHub's. */
  const anchorsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );

  it('every link leads to a file of the package, or to the repository at the tag of the version', () => {
    const broken = links.filter(link => {
      const isTagged = link.startsWith(tagged);
      if (/^https?:/.test(link) && !isTagged) return /github\.com/.test(link);
      const [target = '', heading] = (isTagged ? link.slice(tagged.length) : link).split('#');
      const file = isTagged ? join(root, target) : join(home, target ? normalize(join(dirname(path), target)) : path);
      return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading));
    });
    expect(broken).toEqual([]);
  });
});

it.each(pages.filter(path => path.endsWith('README.md')))(
  '%s has no placeholder and no command that exists only in the repository',
  path => {
    expect(textOf(path)).not.toMatch(/<!-- \/?(repository|package)|npm run|npm pack\b|\.tgz/);
  },
);

it('the README of the package installs it from the registry and shows every integration', () => {
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  expect(readme).toContain('`npm install lobbykit`');
  for (const title of ['Script tag', 'Custom element from npm', 'React component', 'Frame', 'Rendered on a server']) {
    expect(readme).toContain(`\n### ${title}\n`);
  }
  expect(readme).not.toContain('## Run it');
});

describe('build with React', () => {
  it.each(['lobbykit/react', 'lobbykit/parts'])(
    'a build of %s prints no warning, including directives',
    async entry => {
      const messages: string[] = [];
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
    'lobbykit/%s is marked as a client module for server components and exports all its names',
    async name => {
      const entry = pkg.exports[`./${name}`] as Record<string, string>;
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

  it('the program attw finds the types of every entry for node16 and bundlers', () => {
    // The esm-only profile excludes node10, which supports no exports, and require() of ES modules, which Node decides.
    const args = [packed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/attw'), args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    for (const path of Object.keys(pkg.exports)) expect(stdout).toContain(`"lobbykit${path.slice(1)}"`);
  });
});

describe('sideEffects', () => {
  const bundle = async (contents: string) => {
    const result = await build({
      stdin: { contents, resolveDir: folder, sourcefile: 'page.js' },
      bundle: true,
      format: 'esm',
      write: false,
      outdir: folder,
      // Directories in which the bundler finds the dependencies of the package.
      nodePaths: [join(root, 'node_modules')],
      logLevel: 'error',
    });
    return result.outputFiles.map(({ text }) => text).join('');
  };

  it.each(['lottery-board', 'game-grid', 'winner-board', 'service-widget', 'login-modal', 'download-bar'])(
    'bundle with a side-effect import of lobbykit/elements/%s contains the definition of the tag',
    async name => {
      const result = await bundle(`import 'lobbykit/elements/${name}';`);
      expect(new RegExp(`\\bdefine\\d*\\("lobby-${name}", Lobby`).test(result)).toBe(true);
    },
  );

  it.each([
    ['styles.css', '--lobby-accent'],
    ['undefined.css', ':not(:defined)'],
  ])('bundle with a side-effect import of lobbykit/%s contains the CSS rules', async (sheet, rule) => {
    expect((await bundle(`import 'lobbykit/${sheet}';`)).includes(rule)).toBe(true);
  });

  it.each(['vue', 'svelte', 'solid'])('an import of the types of lobbykit/%s adds no code', async name => {
    expect((await bundle(`import 'lobbykit/${name}';`)).trim()).toBe('');
  });

  it.each([
    ['lobbykit', 'createLobby'],
    ['lobbykit/react', 'LotteryBoard'],
    ['lobbykit/domain', 'weekSchedule'],
    ['lobbykit/wire', 'gameMenu'],
    ['lobbykit/forms', 'createForm'],
    ['lobbykit/parts', 'RichText'],
    ['lobbykit/load', 'loadLobbykit'],
  ])('an unused import from %s is removed completely', async (entry, name) => {
    expect((await bundle(`import { ${name} } from '${entry}';`)).trim()).toBe('');
  });
});
