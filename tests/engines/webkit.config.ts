/** The widgets and the site's main flows in an installed WebKit, by plain WebDriver. */
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

export default defineConfig({
  ...chromium,
  testDir: '.',
  testMatch: ['*.webkit.ts'],
  outputDir: '../../test-results/webkit',
  workers: 1,
  // As in Firefox: waiting longer hides nothing, a second attempt would.
  timeout: 240_000,
  expect: { timeout: 45_000 },
});
