/**
 * Sends every `import()` of the built site through the kit's own, as the script build does by its plugin: Firefox keeps a
 * failed file, and the button for another try would not help. All files stand in one folder, so addresses stay the same.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = fileURLToPath(new URL('../../sdk/dom/lazy-import.ts', import.meta.url));
const PLACE = '\0late-import-place';
/** Where files find it that have no import for it: they are written when these are asked for. */
const AT = 'globalThis[Symbol.for("lobbykit.late-import")]';

export const lazyImports = (): Plugin => ({
  name: 'lazy-imports',
  apply: 'build',
  enforce: 'post',
  resolveId: source => (source === PLACE ? PLACE : null),
  load: id => (id === PLACE ? `import { lazyImport } from ${JSON.stringify(HELPER)}; ${AT} = lazyImport;` : null),
  // Before anything that may load something. On the line of the first word, so that the others keep their numbers.
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
