/** Inlines `site/src/preload.ts` into the page, because it must run before the first file of the site arrives. */
import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const MARK = '<!-- early -->';
const ENTRY = join(import.meta.dirname, '../src/preload.ts');

/** Bundles the module and its imports as one classic script. */
async function bundle(target: readonly string[]): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        // Kit modules have no side effects on import, so unused modules are dropped.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

export const preloadScript = (target: readonly string[]): Plugin => ({
  name: 'early-script',
  apply: 'build',
  // Inserts the script at its marker: after the charset, and before the stylesheet, which an inline script would wait
  // for.
  transformIndexHtml: async html => {
    const code = await bundle(target);
    return html.replace(MARK, () => `<script>${code}</script>`);
  },
});
