import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [
    vue({
      template: {
        compilerOptions: {
          // Vue would otherwise search for components of these names, and warn.
          isCustomElement: tag => tag.startsWith('lobby-'),
        },
      },
    }),
  ],
});
