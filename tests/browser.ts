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

/** Debian's browser without windows: it draws the same pages with a third of the work, but keeps no page for Back. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (...places: readonly string[]): string | undefined =>
  process.env.CHROMIUM_PATH || places.find(path => path !== '' && existsSync(path));

/** Path of the browser that tests drive: `CHROMIUM_PATH`, the one without windows, a whole one; undefined where there is none. */
export const findBrowser = (): string | undefined => find(SHELL, chromium.executablePath(), ...WHOLE);

/** The same of a whole one, which keeps pages for Back and a profile from one start to the next. */
export const findWholeBrowser = (): string | undefined => find(chromium.executablePath(), ...WHOLE);

/**
 * Like `findWholeBrowser`, but tries to install first what is missing: Playwright's, then (as root) Debian's, of which the one without
 * windows is taken as well. Throws an Error whose message says in one sentence what to install.
 */
export function ensureBrowser(): string {
  if (!findWholeBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  const isPlaywrights = existsSync(chromium.executablePath());
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH) {
    const missing = [
      ...(findWholeBrowser() ? [] : ['chromium']),
      ...(isPlaywrights || existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ];
    if (missing.length > 0) run('apt-get', ['update', '-qq']);
    for (const name of missing) run('apt-get', ['install', '-y', '-qq', name]);
  }
  const found = findWholeBrowser();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' });
