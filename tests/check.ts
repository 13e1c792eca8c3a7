/**
 * `npm run check`: checks style, types and nearest unit tests of a change within a minute. Compares with `main`,
 * including uncommitted changes. Opens no browser, reads no build, and leaves indirect dependents to `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nearestTests } from './run/nearest.ts';

/** Maximum number of test files to run; more would take longer than a minute. */
const MAX_FILES = 20;

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text: string) => text.split('\n').filter(Boolean);

/** Runs a tool. If the tool fails, exits with its status. */
function run(tool: string, ...args: readonly string[]): void {
  const { status } = spawnSync(`${root}node_modules/.bin/${tool}`, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function hasMain(): boolean {
  try {
    git('rev-parse', '--verify', 'main');
    return true;
  } catch {
    return false;
  }
}

run('biome', 'check', '.', '--diagnostic-level=error');
run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json');

const before = hasMain() ? git('merge-base', 'main', 'HEAD').trim() : 'HEAD';
const changed = lines(git('diff', '--name-only', before) + git('ls-files', '--others', '--exclude-standard'));
const TESTS = ['tests/*.test.ts', 'tests/*.test.tsx', ':!tests/package/built'];
const units = lines(git('ls-files', '--cached', '--others', '--exclude-standard', ...TESTS));
const there = new Set(changed);
const files = [...new Set(units)].flatMap(path => {
  try {
    return [{ path, text: readFileSync(root + path, 'utf8') }];
  } catch {
    // The changed file was deleted or moved.
    return [];
  }
});
const near = nearestTests([...there], files);
if (near.length > MAX_FILES) console.log(`The ${MAX_FILES} nearest of ${near.length} test files:`);
if (near.length === 0) console.log('No unit test stands next to what was changed.');
else run('vitest', 'run', '-c', 'tests/vitest.config.ts', '--project', '!built', ...near.slice(0, MAX_FILES));
