/**
 * Rollup plugin that makes chunks small by terser. What a chunk exports or imports has the same short name inside as outside,
 * wherever two do not want the same one: `export{a,b}` instead of `export{x as a,y as b}`, 0.2 kB of brotli for a file with many.
 */
import { minify } from 'terser';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, hoist_funs: true, keep_fargs: false },
  format: { comments: false },
};

/**
 * Browsers that know it compile all functions of the file while it arrives, in the background; else each is compiled when it
 * is first called, one after another before the first numbers. Not for the loader, which is one function, nor for files whose
 * functions are quicker compiled than told of.
 */
const EAGER = '//# allFunctionsCalledOnLoad';
/** Characters. */
const EAGER_FROM = 5_000;

const textOf = ({ name, value }) => name ?? value;

/** Local name -> name outside, as terser keeps them. */
function namesOf({ body }) {
  const specifiersOf = type => body.filter(node => node.type === type).flatMap(node => node.specifiers);
  const wanted = [
    ...specifiersOf('ExportNamedDeclaration').map(({ local, exported }) => [local, exported]),
    ...specifiersOf('ImportDeclaration').flatMap(({ local, imported }) => (imported ? [[local, imported]] : [])),
  ];
  const names = new Map();
  const taken = new Set();
  for (const [local, outside] of wanted) {
    const [inside, name] = [textOf(local), textOf(outside)];
    // No variable may be called that, though an export is.
    if (name === 'default' || names.has(inside) || taken.has(name)) continue;
    taken.add(name);
    names.set(inside, name);
  }
  return names;
}

export const small = () => ({
  name: 'small',
  async renderChunk(code, _chunk, { format, sourcemap }) {
    const isLong = code.length > EAGER_FROM;
    const props = Object.fromEntries([...namesOf(this.parse(code))].map(([inside, name]) => [`$${inside}`, name]));
    const made = await minify(code, {
      ...OPTIONS,
      format: { ...OPTIONS.format, preamble: format === 'es' && isLong ? EAGER : '' },
      nameCache: { vars: { props } },
      sourceMap: sourcemap ? { asObject: true } : false,
    });
    return { code: made.code, map: made.map ?? null };
  },
});
