/** Finds the Chromium that the browser tests and benchmarks drive, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Keeps Chromium from calling home, and lets it run as root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Draws the same pages as one with windows, with three quarters of the work; but it keeps no page for Back. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser to drive: `CHROMIUM_PATH`, Playwright's own, the system's; undefined where there is none. */
export const findBrowser = (): string | undefined => find(WITHOUT_WINDOWS, ...WITH_WINDOWS);

/** The same of one that keeps pages for Back. */
export const findKeepingBrowser = (): string | undefined => find(...WITH_WINDOWS);

const find = (...places: readonly string[]): string | undefined =>
  process.env.CHROMIUM_PATH || [chromium.executablePath(), ...places].find(path => path !== '' && existsSync(path));

/**
 * Like `findBrowser`, but tries to install first where there is none that can do everything: Playwright's, then (as root) Debian's.
 * Throws an Error whose message says in one sentence what to install.
 */
export function ensureBrowser(): string {
  if (!findKeepingBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  if (!findKeepingBrowser() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const found = findKeepingBrowser() && findBrowser();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' });
