/** Finds the Chromium of the browser tests and benchmarks, and installs Chromium if it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Disables background requests of Chromium and permits root in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Debian's headless shell does a third of a full browser's work per page, but has no back/forward cache. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (...places: readonly string[]): string | undefined =>
  process.env.CHROMIUM_PATH || places.find(path => path !== '' && existsSync(path));

/**
 * Path of the test browser: `CHROMIUM_PATH`, the headless shell, or a full Chromium; undefined if none is installed.
 */
export const findBrowser = (): string | undefined => find(SHELL, chromium.executablePath(), ...WHOLE);

/** Path of a full browser, which has a back/forward cache and persistent profiles. */
export const findWholeBrowser = (): string | undefined => find(chromium.executablePath(), ...WHOLE);

/**
 * Like `findWholeBrowser`, but first tries to install a missing browser: Playwright's, then (as root) Debian's
 * including the headless shell. Throws an Error whose message names the package to install.
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
