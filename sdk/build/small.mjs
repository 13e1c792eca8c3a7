/** Rollup plugin that minifies chunks with terser: 4 kB of brotli less than esbuild on a page with all widgets. */
import { minify } from 'terser';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, hoist_funs: true, keep_fargs: false },
};

/**
 * Directive with which supporting browsers compile all functions in the background while the file loads; otherwise each
 * function is compiled at its first call, before the first numbers. Not for the loader, which is a single function, and
 * not for files with functions that compile faster than the directive helps.
 */
const EAGER = '//# allFunctionsCalledOnLoad';
/** Minimum size of a file with the directive, characters. */
const EAGER_FROM = 5_000;

export const small = () => ({
  name: 'small',
  async renderChunk(code, _chunk, { format, sourcemap }) {
    const isEager = format === 'es' && code.length > EAGER_FROM;
    const { code: made, map } = await minify(code, {
      ...OPTIONS,
      format: { comments: false, preamble: isEager ? EAGER : '' },
      sourceMap: sourcemap ? { asObject: true } : false,
    });
    return { code: made, map: map ?? null };
  },
});
