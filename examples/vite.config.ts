/**
 * Build of the examples, which are written like pages of a site that embeds the kit. Pages in `public` require no build
 * and are copied unchanged.
 */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { referencePlugin } from '../sdk/build/reference/reference-plugin.ts';
import { docsInputs, docsPages } from './build/docs-pages.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  base: '/examples/',
  plugins: [react(), referencePlugin(), docsPages()],
  build: {
    outDir: '../dist/examples',
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
    rolldownOptions: {
      input: {
        index: page('index.html'),
        elements: page('elements/index.html'),
        react: page('react/index.html'),
        'hostile-react': page('hostile-react/index.html'),
        ...docsInputs(),
        studio: page('studio/index.html'),
        preview: page('studio/preview/index.html'),
        'two-lobbies': page('two-lobbies/index.html'),
        headless: page('headless/index.html'),
        framed: page('studio/preview/framed/index.html'),
      },
    },
  },
});
