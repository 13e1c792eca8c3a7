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

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser to drive: `CHROMIUM_PATH`, Playwright's own, the system's; undefined where there is none. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(path => path !== '' && existsSync(path));
}

/**
 * Like `findBrowser`, but tries to install one first where there is none: Playwright's, then (as root) Debian's.
 * Throws an Error whose message says in one sentence what to install.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' });
