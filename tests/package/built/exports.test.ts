/** What the package promises to the outside: every subpath exists and can be imported where there is no page. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../sdk/lobby/version.ts';
import { root } from '../../helpers/sources/sources.ts';

type Conditions = string | Readonly<Record<string, string>>;

const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  exports: Record<string, Conditions>;
  files: string[];
  dependencies: Record<string, string>;
};
const paths = Object.entries(pkg.exports);
const modules = paths.map(([path]) => path).filter(path => !/\.(css|json)$/.test(path));
const nameOf = (path: string) => `lobbykit${path.slice(1)}`;

/** Runs code in a bare Node: built files, no loader, no page. */
function runNode(code: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
}

describe('subpaths', () => {
  it.each(paths)('%s points to files that are there', (_path, conditions) => {
    const targets = typeof conditions === 'string' ? [conditions] : Object.values(conditions);
    expect(targets.filter(target => !existsSync(join(root, target)))).toEqual([]);
  });

  it.each(modules)('%s imports in bare Node and says nothing', path => {
    const done = runNode(`console.log(Object.keys(await import('${nameOf(path)}')).length)`);
    expect(done.stderr).toBe('');
    expect(Number(done.stdout)).toBeGreaterThan(0);
  });

  it('nothing happens on import: no timer keeps the process, no global appears', () => {
    const imports = modules.map(path => `await import('${nameOf(path)}');`).join('\n');
    const done = runNode(`
      const before = new Set(Reflect.ownKeys(globalThis));
      ${imports}
      const after = Reflect.ownKeys(globalThis).filter(key => !before.has(key)).map(String);
      console.log(JSON.stringify(after));
    `);
    const ours = (JSON.parse(done.stdout) as string[]).filter(key => key.includes('lobby'));
    expect(ours).toEqual([]);
  });

  it('the elements bring no React', () => {
    const folder = join(root, 'dist/elements');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'));
    const asking = files.filter(file => /from\s*["']react/.test(readFileSync(join(folder, file), 'utf8')));
    expect(asking).toEqual([]);
  });

  it('the built package imports only what it installs', () => {
    const known = new Set([...Object.keys(pkg.dependencies), 'react', 'react-dom']);
    const foreign = new Set<string>();
    for (const file of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js') || /^(script|site|examples)\//.test(file)) continue;
      const code = readFileSync(join(root, 'dist', file), 'utf8');
      // No name has a space or a semicolon: the text "from" in the code, and what stands behind it, is none.
      for (const [, name = ''] of code.matchAll(/(?<![\w.-])(?:from|import)\s*\(?["']([^."'\s;][^"'\s;]*)["']/g)) {
        const pack = name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/');
        if (!known.has(pack)) foreign.add(`${file}: ${name}`);
      }
    }
    expect([...foreign]).toEqual([]);
  });
});

describe('versions and names', () => {
  it('the version in the code is that of the package', () => {
    expect(VERSION).toBe(pkg.version);
  });

  it('the published files are named', () => {
    expect(pkg.files).toEqual(expect.arrayContaining(['dist', 'README.md', 'LICENSE']));
  });
});
