/**
 * Rollup plugin that replaces every `import()` of the kit with a call of `sdk/dom/lazy-import.ts`, which can load a
 * file again after a cached failure. All chunks of a build are in one directory, so the relative URL of a file is
 * the same in the helper.
 */
import { fileURLToPath } from 'node:url';

/** Export of the helper, with the same name in every chunk. */
const NAME = 'lazyImport';
const helper = fileURLToPath(new URL('../dom/lazy-import.ts', import.meta.url));
/** Rollup writes the calls when it renders the chunks: until then, this line references the name. */
const NEED = /^needed\((.+)\);$/gm;

export const lazyImports = () => ({
  name: 'lazy-imports',
  transform(code, id) {
    if (id === helper || !/\/sdk\/.*\.tsx?$/.test(id) || !code.includes('import(')) return null;
    return { code: `${code}\nimport { ${NAME} } from ${JSON.stringify(helper)};\nneeded(${NAME});`, map: null };
  },
  renderDynamicImport: ({ moduleId }) => (moduleId === helper ? null : { left: `${NAME}(`, right: ')' }),
  renderChunk(code, { fileName }) {
    const left = code.replaceAll(NEED, (_, name) => {
      if (name !== NAME) this.error(`${fileName} has ${NAME} as ${name}`);
      return '';
    });
    return { code: left, map: null };
  },
});
