/**
 * Unit tests next to a change: changed tests, importers, and tests named like the file, its directory or its feature.
 */
import { posix } from 'node:path';

/** A test file with its path from the root and its text. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Paths of the tests next to `changed` files, nearest first. Indirect dependents are left to the complete run. */
export function nearestTests(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const isChanged = new Set(changed);
  const named = new Set(changed.filter(path => !path.startsWith('tests/')).flatMap(namesOf));
  const ranks: ((test: TestFile) => boolean)[] = [
    ({ path }) => isChanged.has(path),
    ({ path, text }) => importsOf(path, text).some(file => isChanged.has(file)),
    ({ path }) => textsOf(path).some(text => named.has(text)),
  ];
  const rankOf = (test: TestFile) => ranks.findIndex(fits => fits(test));
  return tests
    .map(test => ({ path: test.path, rank: rankOf(test) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ path }) => path);
}

function importsOf(path: string, text: string): string[] {
  const folder = posix.dirname(path);
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, file = '']) => posix.join(folder, file));
}

/** Names of a file, its directory and its feature. Excludes `site`, a test directory in each feature. */
function namesOf(path: string): string[] {
  const feature = /\/features\/([^/]+)\//.exec(path)?.slice(1) ?? [];
  return [stem(path), posix.basename(posix.dirname(path)), ...feature].filter(name => name !== 'site');
}

/** Returns the file name and all directories except the first two, because the first two name a layer. */
const textsOf = (path: string) => [...posix.dirname(path).split('/').slice(2), stem(path)];

const stem = (path: string) => posix.basename(path).replace(/\..*$/, '');
