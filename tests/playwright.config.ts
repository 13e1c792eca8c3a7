/** Browser tests: three integrations and end-to-end flows with the real gateway in the test process. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, findWholeBrowser } from './browser.ts';
import { isSlowRun } from './helpers/slow.ts';
import { slowFiles } from './run/slow-files.ts';

// The gateway under test is loaded from its sources, also in workers, which inherit this environment.
const CONDITION = '--conditions=lobbykit-source';
if (!process.env.NODE_OPTIONS?.includes(CONDITION)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${CONDITION}`.trim();
}

/** Pattern of the tests that the default run omits; `npm run test:all` runs them in a full browser. */
const SLOW = /^(?!.*@integration).*@slow/;

export default defineConfig({
  testDir: '.',
  testMatch: ['integrations/**/*.spec.ts', 'elements/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  grepInvert: isSlowRun ? undefined : SLOW,
  testIgnore: isSlowRun ? [] : slowFiles(/\.spec\.ts$/),
  // The paths are absolute, because suites of other engines use these settings from other directories.
  globalSetup: fileURLToPath(new URL('helpers/prepare-browser-run.ts', import.meta.url)),
  outputDir: '../test-results/browser',
  // Three workers on two cores, because a quarter of the time would otherwise pass idle while pages wait.
  workers: 3,
  // The run repeats failures at its end, alone, and reports them as flaky; retries in between would hide errors.
  retries: 0,
  // Limits for hanging tests, sufficient for a machine that is four times as busy.
  timeout: isSlowRun ? 600_000 : 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    // A service worker that activates during a test would serve requests that the test blocks; one file permits
    // workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: isSlowRun ? findWholeBrowser() : findBrowser(),
      // Test machines have no graphics card, and an emulated card doubles the time.
      args: [...BROWSER_FLAGS, '--disable-gpu'],
    },
  },
});
