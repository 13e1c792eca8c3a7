/** Rollup plugin that makes ky use the kit's request class, because a page may have replaced `Request`. */
import { fileURLToPath } from 'node:url';

const OURS = fileURLToPath(new URL('../client/request-class.ts', import.meta.url));
const NAME = 'globalThis.Request';

export const kyRequest = () => ({
  name: 'ky-request',
  transform(code, id) {
    if (!id.includes('/node_modules/ky/') || !code.includes(NAME)) return null;
    const own = `import { RequestClass } from ${JSON.stringify(OURS)};`;
    // On one line, so that the lines of the source map stay correct.
    return { code: own + code.replaceAll(NAME, 'RequestClass'), map: null };
  },
});
