/** The common suite in its three integrations and the site's main flows, in an installed Firefox. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../playwright.config.ts';

/** The site's main flows: files of tests/e2e that run here too. */
const FLOWS = [
  'home/home',
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

/** Files of this folder's parent that run here too. Throws for a missing file: Playwright would leave it out without a warning. */
const FILES = ['elements/content/login-parts.spec.ts', ...FLOWS.map(name => `e2e/${name}.spec.ts`)].map(file => {
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
      // The icon of a tab, which hosts' policies refuse: Firefox reports what Chromium does not even ask for.
      'browser.chrome.site_icons': false,
      'browser.chrome.favicons': false,
      // Without a screen there is no mouse either, and pages would take the browser for a phone's: fine, and hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Firefox 153 ends a page, one of three lines too, by signal 11 once both its script, as that of axe, and the driver's own
      // have read `ariaLabelledByElements` or its like of one element; without those properties both read the attributes.
      'accessibility.ARIAElementReflection.enabled': false,
      ...firefoxUserPrefs,
    },
  },
});

/** Tests that ask for less motion: Playwright does not hand that wish on to this browser, which starts with it for them. */
const LESS_MOTION = /@less-motion/;

export default defineConfig({
  ...chromium,
  testDir: '..',
  testMatch: ['integrations/**/*.spec.ts', ...FILES],
  outputDir: '../../test-results/firefox',
  workers: 1,
  // Another engine on a slow machine: waiting longer hides nothing, a second attempt would.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  projects: [
    { name: 'firefox', grepInvert: LESS_MOTION, use: launch({}) },
    { name: 'less motion', grep: LESS_MOTION, use: launch({ 'ui.prefersReducedMotion': 1 }) },
  ],
});
