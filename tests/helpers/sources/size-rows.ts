/** Rows of `size-limit` in package.json, and the built files that the globs of the rows match. */
import { readFileSync } from 'node:fs';
import { root } from './sources.ts';

export interface SizeRow {
  readonly name: string;
  readonly path: string | readonly string[];
}

export const sizeRows: readonly SizeRow[] = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))['size-limit'];

/** Expands braces: `x/{a,b}.*.js` becomes `x/a.*.js` and `x/b.*.js`. */
const alternativesOf = (glob: string): readonly string[] => {
  const [, before = '', names, after = ''] = /^(.*?){([^{}]*)}(.*)$/.exec(glob) ?? [];
  return names === undefined ? [glob] : names.split(',').flatMap(name => alternativesOf(before + name + after));
};

/** Returns every alternative of the globs of a `size-limit` row. */
export const globsOf = ({ path }: SizeRow): readonly string[] => [path].flat().flatMap(alternativesOf);

/** Matches file names of `dist/script` as size-limit matches paths: `*` is any text. */
export const matches = (glob: string, file: string): boolean => {
  const [start = '', ...rest] = glob.split('*').map(text => text.replaceAll('.', '\\.'));
  return new RegExp(`^${[start, ...rest].join('[^/]*')}$`).test(`dist/script/${file}`);
};

/** Returns the alternatives of a row that match no file or several files of `dist/script`. */
export const wrongGlobs = (row: SizeRow, files: readonly string[]): readonly string[] =>
  globsOf(row).flatMap(glob => {
    const found = files.filter(file => matches(glob, file));
    if (found.length === 1) return [];
    return [`size row "${row.name}": ${glob} has to match one file and matches ${found.join(', ') || 'none'}`];
  });
