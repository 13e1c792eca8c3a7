/** Unit and contract tests: `node` without a page, `dom` (jsdom) for views in React, `elements` for tags. Browser runs are Playwright's. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { referencePlugin } from '../sdk/build/reference/reference-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const long = process.env.LOBBYKIT_LONG === '1';

/** Sources instead of the built package: tests see what is written, not what was built last. */
const conditions = ['lobbykit-source', 'module'];

const folders = (names: readonly string[]) => names.map(name => `tests/${name}/**/*.test.{ts,tsx}`);

export default defineConfig({
  root,
  plugins: [referencePlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    testTimeout: long ? 600_000 : 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: folders([
            'domain',
            'contract',
            'api',
            'core',
            'forms',
            'i18n',
            'models',
            'gateway',
            'package',
            'examples',
          ]),
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tests/helpers/setup-dom.ts'],
          include: folders(['react', 'ui', 'site']),
        },
      },
      {
        extends: true,
        // Elements are shipped with preact inside, so that is what their tests run on.
        resolve: {
          conditions,
          alias: [
            { find: /^react(-dom)?\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
            { find: /^react(-dom)?$/, replacement: '@preact/compat' },
          ],
        },
        test: {
          name: 'elements',
          environment: 'jsdom',
          // What imports react must go through the alias, wherever it stands.
          server: { deps: { inline: ['@nanostores/react'] } },
          include: folders(['elements']),
        },
      },
    ],
  },
});
