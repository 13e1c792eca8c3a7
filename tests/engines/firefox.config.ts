/** Common suite in the three integrations and main flows of the site, in an installed Firefox. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

/** Main flows of the site: files of tests/e2e that also run in Firefox. */
const FLOWS = [
  'home/home-page',
  'account/login',
  'account/register',
  'shell/language',
  'shell/preferences',
  'games/list',
  'games/play',
  'service/service',
  'messages/messages',
  'account/settings',
  'status/status',
];

/**
 * Files of the parent directory that also run in Firefox. Throws for a missing file, which Playwright would omit
 * without a warning.
 */
const FILES = [
  'elements/content/login-parts.spec.ts',
  'elements/doctor/doctor.spec.ts',
  ...FLOWS.map(name => `e2e/${name}.spec.ts`),
].map(file => {
  if (!existsSync(new URL(`../${file}`, import.meta.url)))
    throw new Error(`tests/engines/firefox.config.ts: no file tests/${file}`);
  return file;
});

const launch = (firefoxUserPrefs: Readonly<Record<string, string | number | boolean>>) => ({
  ...chromium.use,
  browserName: 'firefox' as const,
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
    firefoxUserPrefs: {
      // Disables tab icons: Firefox reports icons that a host's policy blocks, and Chromium does not request them.
      'browser.chrome.site_icons': false,
      'browser.chrome.favicons': false,
      // Without a screen there is no mouse, and pages would treat the browser as a phone; 6 means a fine pointer with
      // hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Firefox 153 crashes with signal 11 after both a page script, such as axe, and the driver have read
      // `ariaLabelledByElements` or a similar property of one element; without those properties both read the
      // attributes.
      'accessibility.ARIAElementReflection.enabled': false,
      ...firefoxUserPrefs,
    },
  },
});

/**
 * Tests with reduced motion. Playwright does not pass this setting to an installed Firefox, so the setting is given at
 * its start.
 */
const LESS_MOTION = /@less-motion/;

export default defineConfig({
  ...chromium,
  testDir: '..',
  testMatch: ['integrations/**/*.spec.ts', ...FILES],
  outputDir: '../../test-results/firefox',
  workers: 1,
  // Firefox can be slow on this machine: longer timeouts hide no error, but retries would.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  projects: [
    { name: 'firefox', grepInvert: LESS_MOTION, use: launch({}) },
    { name: 'less motion', grep: LESS_MOTION, use: launch({ 'ui.prefersReducedMotion': 1 }) },
  ],
});
