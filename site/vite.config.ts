/** Build of the reference site: served under /m/ by the gateway, and by `npm run dev` with the calls passed on to one. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  plugins: [react()],
  resolve: { conditions: ['lobbykit-source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
  },
});
