/** Unit and contract tests: `node` without a page, `dom` (jsdom) for views in React, `elements` for tags. Browser runs are Playwright's. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { referencePlugin } from '../sdk/build/reference/reference-plugin.ts';
import { isSlowRun } from './helpers/slow.ts';
import { slowFiles } from './run/slow-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sources instead of the built package: tests see what is written, not what was built last. */
const conditions = ['lobbykit-source', 'module'];

/** Folders of the gateway's tests that start processes and change what the whole process has, such as its umask. */
const ALONE = ['platform/processes'];

/** What reads what was built last. */
const BUILT = 'package/built';

/** Folders whose tests in `.tsx` draw views. */
const VIEWS = ['react', 'ui', 'widgets', 'site'];

/** Tests of the site next to those of the gateway: they need isolation, and views a page. */
const SITE_FEATURES = 'tests/features/*/site/**';

/** Throws for a missing folder: its tests would be left out of the gate. */
const folders = (names: readonly string[]) =>
  names.map(name => {
    if (!existsSync(`${root}tests/${name}`)) throw new Error(`tests/vitest.config.ts: no folder tests/${name}`);
    return `tests/${name}/**/*.test.{ts,tsx}`;
  });

export default defineConfig({
  root,
  plugins: [referencePlugin()],
  resolve: { conditions },
  // Without `module`, by which Node itself would look for packages, and find files that only a bundler can read.
  ssr: { resolve: { conditions: ['lobbykit-source', 'node'] } },
  // What `globalSetup` runs in: without this it needed a build, which a fresh checkout has not.
  environments: { __vitest__: { resolve: { conditions: ['lobbykit-source', 'node'] } } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Of two cores' time a fifth would go by while databases and gateways are waited for.
    maxWorkers: 3,
    globalSetup: ['tests/helpers/setup/postgres.ts'],
    setupFiles: ['tests/helpers/setup/folders.ts'],
    tags: [{ name: 'slow', description: 'Takes long or asks the same in another way: not in the gate.' }],
    ...(!isSlowRun && { tagsFilter: ['!slow'] }),
    // These end what hangs, and are no measure: a machine four times as busy takes its time.
    testTimeout: isSlowRun ? 600_000 : 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    exclude: isSlowRun ? [] : slowFiles(/\.test\.tsx?$/),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // What needs a page and is no view says so by `@vitest-environment jsdom`.
          include: [
            ...folders(['client', 'lobby', 'dom', 'forms', 'package', 'load', 'examples', ...ALONE]),
            ...VIEWS.map(name => `tests/${name}/**/*.test.ts`),
            `${SITE_FEATURES}/*.test.ts`,
          ],
          exclude: folders([BUILT]),
        },
      },
      { extends: true, test: { name: 'built', environment: 'node', include: folders([BUILT]) } },
      {
        extends: true,
        test: {
          // Files of a worker share what they import: a gateway's modules take longer to load than most files take to run.
          // Nothing here may mock a module or leave a global changed; what has to do so stands in ALONE.
          name: 'shared',
          environment: 'node',
          isolate: false,
          include: folders(['protocol', 'contract', 'features', 'i18n', 'ledger', 'platform', 'sandbox']),
          exclude: [...folders(ALONE), SITE_FEATURES],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tests/helpers/setup/dom.ts'],
          include: [...VIEWS.map(name => `tests/${name}/**/*.test.tsx`), `${SITE_FEATURES}/*.test.tsx`],
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
          setupFiles: ['tests/helpers/setup/elements.ts'],
          // What imports react must go through the alias, wherever it stands.
          server: { deps: { inline: ['@nanostores/react'] } },
          include: folders(['elements']),
        },
      },
    ],
  },
});
