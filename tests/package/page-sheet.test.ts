/** `lobbykit/styles.css` must not affect the host page's own elements. */
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../helpers/sources/sources.ts';

/** Commas between selectors, not those within `:is(…)`. */
const COMMA = /,(?![^(]*\))/;
const STEP = /^(from|to|[\d.]+%)$/;
/** Matches a selector with a class or tag of the kit, or with `:host`. */
const OURS = /\.lk\b|lobby-|^:host/;

it('S26 every selector of the page stylesheet requires a class or tag of the kit', async () => {
  const bundled = await build({
    entryPoints: [`${root}sdk/styles/index.css`],
    bundle: true,
    minify: true,
    write: false,
  });
  const text = bundled.outputFiles[0]?.text ?? '';
  const selectors = [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter(prelude => !prelude.startsWith('@'))
    .flatMap(prelude => prelude.split(COMMA))
    .filter(selector => !STEP.test(selector));
  expect(selectors.length).toBeGreaterThan(300);
  expect(selectors.filter(selector => !OURS.test(selector))).toEqual([]);
});
