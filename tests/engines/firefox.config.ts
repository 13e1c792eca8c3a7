/** The common suite in its three flavours and the site's main flows, in an installed Firefox. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';
import { FIREFOX_EXCLUDED } from './excluded.ts';
import { FLOWS } from './flows.ts';

export default defineConfig({
  ...chromium,
  testDir: '..',
  testMatch: ['flavours/**/*.spec.ts', ...FLOWS.map(name => `e2e/${name}.spec.ts`)],
  grepInvert: FIREFOX_EXCLUDED.map(({ title }) => title),
  outputDir: '../../test-results/firefox',
  workers: 1,
  // Another engine on a slow machine: waiting longer hides nothing, a second attempt would.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    ...chromium.use,
    browserName: 'firefox',
    launchOptions: {
      channel: 'moz-firefox',
      executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
      // The icon of a tab, which hosts' policies refuse: Firefox reports what Chromium does not even ask for.
      firefoxUserPrefs: { 'browser.chrome.site_icons': false, 'browser.chrome.favicons': false },
    },
  },
});
