/** Host pages that load the kit by script tag. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The kit on `window`, and records of the test pages. */
export interface KitWindow {
  lobbykit: {
    version: string;
    push(task: (kit: KitWindow['lobbykit']) => void): void;
    load(name: string): Promise<void>;
    lobby?(): { config: Record<string, unknown> } | undefined;
  };
  order: string[];
}

/** Script tag of the build at `url` (ends with `/`), with the given `data-*` and other attributes. */
export function scriptTag(
  url: string,
  attributes: Readonly<Record<string, string>> = {},
  loader: 'lobbykit.js' | 'lobbykit-all.js' = 'lobbykit.js',
): string {
  const all = {
    'data-lobby-gateway': new URL(url).origin,
    'data-lobby-merchant': 'demo',
    'data-lobby-language': 'EN',
    ...attributes,
  };
  const text = Object.entries(all).map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  return `<script src="${url}${loader}"${text.join('')}></script>`;
}

/** Stylesheet that reserves the space of every tag, inlined by a page. */
export const RESERVED = `<style>${readFileSync(new URL('../../../sdk/styles/undefined.css', import.meta.url), 'utf8')}</style>`;

export const hostPage = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** Records the kit's errors received by the page; call before the first navigation. */
export async function recordErrors(page: Page): Promise<() => Promise<{ kind: string; message: string }[]>> {
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Object.assign(window, { heardErrors: errors });
    document.addEventListener('lobby-error', event => {
      const { kind, message } = (event as CustomEvent).detail;
      errors.push({ kind, message });
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { heardErrors: { kind: string; message: string }[] }).heardErrors);
}

/** Collects the names of requested files of the script build, without their directory. */
export function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const file = /\/sdk\/[^/]+\/([^/?]+)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

/** Collects errors and warnings of the console. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  return messages;
}

/** Delays the file with preact until the returned function is called. */
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
