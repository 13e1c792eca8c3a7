import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [
    vue({
      template: {
        compilerOptions: {
          // Otherwise, Vue would look for Vue components with these names and log warnings.
          isCustomElement: tag => tag.startsWith('lobby-'),
        },
      },
    }),
  ],
});
