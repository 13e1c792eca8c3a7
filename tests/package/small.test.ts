/** Chunks of the script build contain a hint for eager compilation. */
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { small } from '../../sdk/build/small.mjs';

it('EMBED-24 a large chunk has the compile hint and a valid source map, and a small chunk and the loader have no compile hint', async () => {
  let length = 6_000;
  const hint = '//# allFunctionsCalledOnLoad';
  const entry = { resolveId: (id: string) => id, load: () => `globalThis.told = '${'1'.repeat(length)}';` };
  const bundle = await rollup({ input: 'entry', plugins: [{ name: 'entry', ...entry }, small()] });
  const { code, map } = (await bundle.generate({ format: 'es', sourcemap: true })).output[0];
  expect(code.split('\n')[0]).toBe(hint);
  expect(code.split('\n')[1]).toContain('told=');
  // The source map has no entry for line one, which contains only the hint.
  expect(map?.mappings).toMatch(/^;\w/);
  expect((await bundle.generate({ format: 'iife' })).output[0].code).not.toContain(hint);
  length = 100;
  const short = await rollup({ input: 'entry', plugins: [{ name: 'entry', ...entry }, small()] });
  expect((await short.generate({ format: 'es' })).output[0].code).not.toContain(hint);
});
