/**
 * Tests use shared helpers for random values and temporary directories, so that failures can be repeated and no files
 * remain.
 */
import { expect, it } from 'vitest';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';

const tests = filesBelow('tests', /\.tsx?$/)
  .map(parseSource)
  .filter(({ path }) => path !== 'tests/package/one-source.test.ts');

it('only the seeded helper imports fast-check', () => {
  const importers = tests.filter(({ text }) => text.includes("from 'fast-check'")).map(({ path }) => path);
  expect(importers).toEqual(['tests/helpers/chance/fast-check.ts']);
});

it('every test that creates a temporary directory removes it or uses newFolder', () => {
  const left = tests.filter(({ text }) => /\bmkdtemp(Sync)?\(/.test(text) && !/\brm(Sync)?\(/.test(text));
  expect(left.map(({ path }) => path)).toEqual([]);
});
