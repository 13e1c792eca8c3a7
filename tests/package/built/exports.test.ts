/** Public subpaths: every one exists and can be imported without a DOM. */
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
  dependencies: Record<string, string>;
};
const paths = Object.entries(pkg.exports);
const modules = paths.map(([path]) => path).filter(path => !/\.(css|json)$/.test(path));
/** Package entries that contain only types. */
const TYPES = ['./vue', './svelte', './solid'];
const nameOf = (path: string) => `lobbykit${path.slice(1)}`;

/** Runs code in plain Node with the built files, without a TypeScript loader and a DOM. */
function runNode(code: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, stdout, stderr };
}

describe('subpaths of the package', () => {
  it.each(paths)('subpath %s of the package points to existing files', (_path, conditions) => {
    const targets = typeof conditions === 'string' ? [conditions] : Object.values(conditions);
    expect(targets.filter(target => !existsSync(join(root, target)))).toEqual([]);
  });

  it.each(modules)('%s imports in plain Node without output on stderr', path => {
    const done = runNode(`console.log(Object.keys(await import('${nameOf(path)}')).length)`);
    expect(done.stderr).toBe('');
    expect(Number(done.stdout) > 0).toBe(!TYPES.includes(path));
  });

  it('an import of a subpath starts no timer and adds no global', () => {
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

  it('the elements do not import React', () => {
    const folder = join(root, 'dist/elements');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'));
    const importing = files.filter(file => /from\s*["']react/.test(readFileSync(join(folder, file), 'utf8')));
    expect(importing).toEqual([]);
  });

  it('the built package imports only its dependencies', () => {
    const known = new Set([...Object.keys(pkg.dependencies), 'react', 'react-dom']);
    const foreign = new Set<string>();
    for (const file of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js') || /^(script|site|examples|package)\//.test(file)) continue;
      const code = readFileSync(join(root, 'dist', file), 'utf8');
      // The pattern excludes spaces and semicolons, which no package name contains, so that the word "from" in a text
      // does not match.
      for (const [, name = ''] of code.matchAll(/(?<![\w.-])(?:from|import)\s*\(?["']([^."'\s;][^"'\s;]*)["']/g)) {
        const pack = name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/');
        // Only the command line runs in Node alone; one of its commands uses the optional peer Playwright.
        if (known.has(pack) || (file.startsWith('cli/') && /^(node:.*|playwright)$/.test(name))) continue;
        foreign.add(`${file}: ${name}`);
      }
    }
    expect([...foreign]).toEqual([]);
  });
});

it('the version in the code is the version of the package', () => {
  expect(VERSION).toBe(pkg.version);
});
