/** Browser runs: the three flavours and the end-to-end flows, against the real gateway in the test's own process. */
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';

// The gateway under test is read from its sources, in the workers too, which inherit this environment.
const CONDITION = '--conditions=lobbykit-source';
if (!process.env.NODE_OPTIONS?.includes(CONDITION)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${CONDITION}`.trim();
}

export default defineConfig({
  testDir: '.',
  testMatch: ['flavours/**/*.spec.ts', 'elements/**/*.spec.ts', 'e2e/**/*.spec.ts'],
  outputDir: '../test-results/browser',
  workers: 2,
  // A second attempt hides what is wrong: a test that fails now and then is a finding.
  retries: 0,
  // These end what hangs, and are no measure: a machine four times as busy takes its time.
  timeout: process.env.LOBBYKIT_LONG === '1' ? 600_000 : 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    // A worker that takes over in the middle of a test would answer what the test means to cut off; one file lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
});
