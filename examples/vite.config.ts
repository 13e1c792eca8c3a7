/**
 * Build of the examples: pages as an embedder would write them. `public/script-tag` has no build step at all, so it is
 * copied as it is.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { referencePlugin } from '../tools/reference/reference-plugin.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  base: '/examples/',
  plugins: [react(), referencePlugin()],
  resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/examples',
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
    rolldownOptions: {
      input: {
        index: page('index.html'),
        elements: page('elements/index.html'),
        react: page('react/index.html'),
        studio: page('studio/index.html'),
        preview: page('studio/preview/index.html'),
      },
    },
  },
});
