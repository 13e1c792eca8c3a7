/**
 * Build of the pages of games and live chat: `dist/games` contains a script per page, a shared script, and a
 * stylesheet.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  base: '/assets/',
  resolve: { conditions: ['lobbykit-source', 'module', 'browser'] },
  build: {
    outDir: fileURLToPath(new URL('../../../../dist/games', import.meta.url)),
    emptyOutDir: true,
    target: ['safari15.4', 'chrome106'],
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        games: fileURLToPath(new URL('./client/games.ts', import.meta.url)),
        chat: fileURLToPath(new URL('../chat/client/chat.ts', import.meta.url)),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        codeSplitting: { groups: [{ name: 'shared', test: /games\/client\/(api|dom|notice|texts)/ }] },
        assetFileNames: 'games[extname]',
      },
    },
  },
});
