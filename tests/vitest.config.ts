/**
 * Unit and contract tests: `node` without a DOM, `dom` (jsdom) for views in React, `elements` for tags. Browser tests
 * run in Playwright.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { referencePlugin } from '../sdk/build/reference/reference-plugin.ts';
import { isSlowRun } from './helpers/slow.ts';
import { slowFiles } from './run/slow-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sources instead of the built package, so that tests do not depend on the last build. */
const conditions = ['lobbykit-source', 'module'];

/** Test directories of the gateway that start processes and change process-wide state, such as the umask. */
const ALONE = ['platform/processes'];

/** Tests that read the last build. */
const BUILT = 'package/built';

/** Directories whose `.tsx` tests render views. */
const VIEWS = ['react', 'ui', 'widgets', 'site'];

/** Site tests next to gateway tests: they need isolation, and a DOM for views. */
const SITE_FEATURES = 'tests/features/*/site/**';

/** Throws for a missing directory, whose tests would be omitted without a warning. */
const folders = (names: readonly string[]) =>
  names.map(name => {
    if (!existsSync(`${root}tests/${name}`)) throw new Error(`tests/vitest.config.ts: no folder tests/${name}`);
    return `tests/${name}/**/*.test.{ts,tsx}`;
  });

export default defineConfig({
  root,
  plugins: [referencePlugin()],
  resolve: { conditions },
  // Excludes the condition `module`, which would make Node resolve packages to files for bundlers.
  ssr: { resolve: { conditions: ['lobbykit-source', 'node'] } },
  // Environment of `globalSetup`: without this condition it would need a build, which a fresh checkout lacks.
  environments: { __vitest__: { resolve: { conditions: ['lobbykit-source', 'node'] } } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Three workers on two cores, because a fifth of the time would otherwise pass idle while databases and gateways
    // start.
    maxWorkers: 3,
    globalSetup: ['tests/helpers/setup/postgres.ts'],
    setupFiles: ['tests/helpers/setup/folders.ts'],
    tags: [{ name: 'slow', description: 'Takes long or asks the same in another way: not in the gate.' }],
    ...(!isSlowRun && { tagsFilter: ['!slow'] }),
    // Limits for hanging tests, sufficient for a machine that is four times as busy.
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
          // Tests without views that need a DOM declare `@vitest-environment jsdom`.
          include: [
            ...folders(['cli', 'client', 'lobby', 'dom', 'forms', 'package', 'load', 'examples', ...ALONE]),
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
          // Files of a worker share imported modules, because gateway modules take longer to load than most files take
          // to run. Tests here must not mock modules or leave globals changed; such tests are in ALONE.
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
        // Elements are shipped with preact, so their tests use preact.
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
          // Packages that import react must use the alias.
          server: { deps: { inline: ['@nanostores/react'] } },
          include: folders(['elements']),
        },
      },
    ],
  },
});
