/** What tests have one source of, so that a failure can be had again and nothing stays behind. */
import { expect, it } from 'vitest';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';

const tests = filesBelow('tests', /\.tsx?$/)
  .map(parseSource)
  .filter(({ path }) => path !== 'tests/package/one-source.test.ts');

it('properties take their chance from the seed of the run', () => {
  const importers = tests.filter(({ text }) => text.includes("from 'fast-check'")).map(({ path }) => path);
  expect(importers).toEqual(['tests/helpers/chance/fast-check.ts']);
});

it('whoever makes a folder among temporary files removes it, or has it made by newFolder', () => {
  const left = tests.filter(({ text }) => /\bmkdtemp(Sync)?\(/.test(text) && !/\brm(Sync)?\(/.test(text));
  expect(left.map(({ path }) => path)).toEqual([]);
});
