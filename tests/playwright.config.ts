/** Browser runs: the three integrations and the end-to-end flows, against the real gateway in the test's own process. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, findWholeBrowser } from './browser.ts';
import { isSlowRun } from './helpers/slow.ts';
import { slowFiles } from './run/slow-files.ts';

// The gateway under test is read from its sources, in the workers too, which inherit this environment.
const CONDITION = '--conditions=lobbykit-source';
if (!process.env.NODE_OPTIONS?.includes(CONDITION)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${CONDITION}`.trim();
}

/** Tests that the gate omits; `npm run test:all` runs them in a full browser. */
const SLOW = /^(?!.*@integration).*@slow/;

export default defineConfig({
  testDir: '.',
  testMatch: ['integrations/**/*.spec.ts', 'elements/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  grepInvert: isSlowRun ? undefined : SLOW,
  testIgnore: isSlowRun ? [] : slowFiles(/\.spec\.ts$/),
  // Whole: the suites of other engines have these settings from folders of their own.
  globalSetup: fileURLToPath(new URL('helpers/prepare-browser-run.ts', import.meta.url)),
  outputDir: '../test-results/browser',
  // Of two cores' time a quarter would go by while pages wait.
  workers: 3,
  // The run tries again at its end, alone and told as flaky: a second attempt in between hides what is wrong.
  retries: 0,
  // These end what hangs, and are no measure: a machine four times as busy takes its time.
  timeout: isSlowRun ? 600_000 : 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    // A worker that takes over in the middle of a test would answer what the test means to cut off; one file lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: isSlowRun ? findWholeBrowser() : findBrowser(),
      // Machines that run tests have no graphics card; one that is made believe takes half of their time.
      args: [...BROWSER_FLAGS, '--disable-gpu'],
    },
  },
});
