/** Pages of a host that loads the kit by script tag, as tests write them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The kit on `window`, and what pages of the tests note there. */
export interface KitWindow {
  lobbykit: {
    version: string;
    push(task: (kit: KitWindow['lobbykit']) => void): void;
    load(name: string): Promise<void>;
    lobby?(): { config: Record<string, unknown> } | undefined;
  };
  order: string[];
}

/** The script tag of the build at `address` (ends with `/`), with the `data-*` attributes and others given. */
export function scriptTag(
  address: string,
  attributes: Readonly<Record<string, string>> = {},
  loader: 'lobbykit.js' | 'lobbykit-all.js' = 'lobbykit.js',
): string {
  const all = {
    'data-gateway': new URL(address).origin,
    'data-merchant': 'demo',
    'data-language': 'EN',
    ...attributes,
  };
  const text = Object.entries(all).map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  return `<script src="${address}${loader}"${text.join('')}></script>`;
}

/** The sheet that keeps the room of every tag, as a page inlines it. */
export const RESERVED = `<style>${readFileSync(new URL('../../../sdk/styles/undefined.css', import.meta.url), 'utf8')}</style>`;

export const hostPage = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Notes the kit's errors as the page hears them; call before the first navigation. */
export async function hearErrors(page: Page): Promise<() => Promise<{ kind: string; message: string }[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heardErrors: heard });
    document.addEventListener('lobby-error', event => {
      const { kind, message } = (event as CustomEvent).detail;
      heard.push({ kind, message });
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { heardErrors: { kind: string; message: string }[] }).heardErrors);
}

/** Addresses of files of the script build the page asks for from now on, without their folder. */
export function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const file = /\/sdk\/[^/]+\/([^/?]+)$/.exec(request.url())?.[1];
    if (file) asked.push(file);
  });
  return asked;
}

/** What the console says from now on, errors and warnings. */
export function recordConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  return said;
}

/** Keeps the file with preact from the page until the returned function is called. */
export async function holdElements(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/elements\.[^/]*\.js$/, async route => {
    await held;
    await route.continue();
  });
  return () => release();
}
