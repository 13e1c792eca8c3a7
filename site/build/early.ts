/** Puts `site/src/preload.ts` into the page itself: it has to run before the first file of the site has come. */
import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const MARK = '<!-- early -->';
const ENTRY = join(import.meta.dirname, '../src/preload.ts');

/** The module with what it imports as one classic script. */
async function bundle(target: readonly string[]): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        // Modules of the kit do nothing on import: what is not used is not there.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code.trim();
}

export const preloadScript = (target: readonly string[]): Plugin => ({
  name: 'early-script',
  apply: 'build',
  // Its place is marked: behind the charset, and before the sheet, for which an inline script would wait.
  transformIndexHtml: async html => {
    const code = await bundle(target);
    return html.replace(MARK, () => `<script>${code}</script>`);
  },
});
