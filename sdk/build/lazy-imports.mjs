/**
 * Rollup plugin that sends every `import()` of the kit through `sdk/dom/lazy-import.ts`, which can ask again for a file that
 * a browser keeps as failed. All chunks of a build stand in one folder, so a file's address is the same from there.
 */
import { fileURLToPath } from 'node:url';

/** The helper's one export, under the same name in every chunk. */
const NAME = 'lazyImport';
const helper = fileURLToPath(new URL('../dom/lazy-import.ts', import.meta.url));
/** Rollup writes the calls when the chunks are cut: until then this line is what needs the name. */
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
