/** Widgets and main flows of the site in an installed WebKit, by plain WebDriver. */
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

export default defineConfig({
  ...chromium,
  testDir: '.',
  testMatch: ['*.webkit.ts'],
  outputDir: '../../test-results/webkit',
  workers: 1,
  // As in Firefox: longer timeouts hide no error, retries would.
  timeout: 240_000,
  expect: { timeout: 45_000 },
});
