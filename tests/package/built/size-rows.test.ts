/** Globs of the size rows: size-limit weighs the matched files and accepts an alternative of a brace that matches no file. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sizeRows, wrongGlobs } from '../../helpers/sources/size-rows.ts';
import { root } from '../../helpers/sources/sources.ts';

it('each alternative of a size row matches exactly one file of the script build', () => {
  const files = readdirSync(`${root}dist/script`);
  expect(sizeRows.flatMap(row => wrongGlobs(row, files))).toEqual([]);
});

it('an alternative without a file or with several files is reported with its row', () => {
  const row = { name: 'board', path: ['dist/script/a.js', 'dist/script/{b,c,d}.*.js'] };
  expect(wrongGlobs(row, ['a.js', 'b.1.js', 'b.1.js.map', 'c.1.js', 'c.2.js', 'dd.1.js'])).toEqual([
    'size row "board": dist/script/c.*.js has to match one file and matches c.1.js, c.2.js',
    'size row "board": dist/script/d.*.js has to match one file and matches none',
  ]);
});
