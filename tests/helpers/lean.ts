/** What the script build has of a package after `lean-ky.mjs` and `lean-valibot.mjs`. */
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { leanKy } from '../../sdk/build/lean-ky.mjs';
import { leanValibot } from '../../sdk/build/lean-valibot.mjs';

export async function leanOf(name: 'ky' | 'valibot'): Promise<object> {
  const bundle = await rollup({ input: name, plugins: [leanKy(), leanValibot(), nodeResolve()] });
  const [{ code }] = (await bundle.generate({ format: 'es' })).output;
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}
