/** Build of the reference site: served under /m/ by the gateway, and by `npm run dev` with the calls passed on to one. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups, preloadAfterPaint } from './build/chunks.ts';
import { preloadScript } from './build/early.ts';
import { installable } from './build/installable.ts';
import { lazyImports } from './build/lazy-imports.ts';

/** The floor of the kit: iOS 15.4 and Chrome 106. */
const TARGET = ['safari15.4', 'chrome106'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  plugins: [react(), preloadScript(TARGET), preloadAfterPaint(), installable(), lazyImports()],
  resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: TARGET,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
