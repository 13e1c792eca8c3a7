/** Build of the reference site: served under /m/ by the gateway, and by `npm run dev` with the calls passed on to one. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { installable } from './build/installable.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  plugins: [react(), installable()],
  resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
