/**
 * Replaces every `import()` of the built site with the kit's function, like the plugin of the script build: Firefox
 * caches a failed file, and a retry would fail. All files are in one directory, so relative URLs stay valid.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = fileURLToPath(new URL('../../sdk/dom/lazy-import.ts', import.meta.url));
const PLACE = '\0late-import-place';
/** Global reference for chunks without an import of the function, set before these chunks load. */
const AT = 'globalThis[Symbol.for("lobbykit.late-import")]';

export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  enforce: 'post',
  resolveId: source => (source === PLACE ? PLACE : null),
  load: id => (id === PLACE ? `import { lazyImport } from ${JSON.stringify(HELPER)}; ${AT} = lazyImport;` : null),
  // Runs before any module that may load code. Inserted in the first line, so that line numbers stay the same.
  transform: (code, id) =>
    id.endsWith('/site/src/main.tsx') ? { code: `import ${JSON.stringify(PLACE)}; ${code}`, map: null } : null,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/\bimport\((?=["'`]\.\/)/g, `${AT}(`);
      }
    },
  },
});
