/** Chunks of the script build are named inside as outside, and do what they did. */
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { small } from '../../sdk/build/small.mjs';

/** `code` as a chunk of the script build. */
async function made(code: string): Promise<string> {
  const entry = { resolveId: (id: string) => id, load: (id: string) => (id === 'entry' ? code : null) };
  const bundle = await rollup({ input: 'entry', external: /^node:/, plugins: [{ name: 'entry', ...entry }, small()] });
  return (await bundle.generate({ format: 'es' })).output[0].code;
}
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

it('exports a name as it is called inside, though inner names were that before', async () => {
  const code = await made(`
    const counted = { calls: 0 };
    function twice(a, b) { counted.calls += 1; const c = b => b * 2; return c(a) + b; }
    const thrice = d => twice(d, d) + d * counted.calls;
    export { twice as a, thrice as b, counted as c };
  `);
  expect(code).toMatch(/export{a,b,c}/);
  const { a, b, c } = await run(code);
  expect([a(1, 2), b(1), c.calls]).toEqual([4, 5, 2]);
});

it('keeps a default export, and the first of two that want the same name', async () => {
  const code = await made(`
    import { a as sep } from 'node:path';
    const one = globalThis.one ?? 1;
    export { one as a, one as default };
    export const use = () => sep;
  `);
  expect(code).toContain('as default');
  expect(code).toMatch(/export{a,a as default/);
});

it('06.2 asks browsers to compile a chunk while it arrives, not a small one nor the loader, and its first line is still mapped', async () => {
  let length = 6_000;
  const hint = '//# allFunctionsCalledOnLoad';
  const entry = { resolveId: (id: string) => id, load: () => `globalThis.told = '${'1'.repeat(length)}';` };
  const bundle = await rollup({ input: 'entry', plugins: [{ name: 'entry', ...entry }, small()] });
  const { code, map } = (await bundle.generate({ format: 'es', sourcemap: true })).output[0];
  expect(code.split('\n')[0]).toBe(hint);
  expect(code.split('\n')[1]).toContain('told=');
  // Line one is the hint and comes from nowhere.
  expect(map?.mappings).toMatch(/^;\w/);
  expect((await bundle.generate({ format: 'iife' })).output[0].code).not.toContain(hint);
  length = 100;
  const short = await rollup({ input: 'entry', plugins: [{ name: 'entry', ...entry }, small()] });
  expect((await short.generate({ format: 'es' })).output[0].code).not.toContain(hint);
});
