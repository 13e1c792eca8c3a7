/** Builds the page of the sandbox games: dist/games, one script and one sheet. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  base: '/assets/',
  resolve: { conditions: ['lobbykit-source', 'module', 'browser'] },
  build: {
    outDir: fileURLToPath(new URL('../../../dist/games', import.meta.url)),
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: { games: fileURLToPath(new URL('./client/games.ts', import.meta.url)) },
      output: {
        entryFileNames: '[name].js',
        assetFileNames: 'games[extname]',
      },
    },
  },
});
