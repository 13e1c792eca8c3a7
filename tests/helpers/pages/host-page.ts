/** A host's site on a separate origin: pages written by the test, with the strict policy of S24. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface HostSite {
  /** `http://localhost:<port>`: another origin than the gateway's 127.0.0.1, on another port. */
  readonly url: string;
  /**
   * Serves `body` at `path`; html unless `type` is given. `policy` null: no policy. `coep`: its
   * Cross-Origin-Embedder-Policy. `cache`: its Cache-Control; a `no-store` page, the default here, never enters the
   * back/forward cache.
   */
  put(
    path: string,
    body: string,
    options?: {
      readonly type?: string;
      readonly policy?: string | null;
      readonly coep?: string;
      readonly cache?: string;
    },
  ): string;
  stop(): Promise<void>;
}

interface Served {
  readonly body: string;
  readonly type: string;
  readonly policy: string | null;
  readonly coep?: string;
  readonly cache: string;
}

export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, Served>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://host').pathname);
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    const headers: Record<string, string> = { 'Content-Type': page.type, 'Cache-Control': page.cache };
    if (page.policy) headers['Content-Security-Policy'] = page.policy;
    if (page.coep) headers['Cross-Origin-Embedder-Policy'] = page.coep;
    response.writeHead(200, headers).end(page.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    put(path, body, { type = 'text/html; charset=utf-8', policy = null, coep, cache = 'no-store' } = {}) {
      pages.set(path, { body, type, policy, coep, cache });
      return url + path;
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A host's site for all tests of a worker. */
export const hostFixture: [
  (needs: object, use: (host: HostSite) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
  async ({}, use) => {
    const host = await startHostSite();
    await use(host);
    await host.stop();
  },
  { scope: 'worker' },
];

/** Policy of S24: code from one origin, calls to one origin, no inline styles, no HTML from strings. */
export const strictPolicy = (gateway: string, code = gateway): string =>
  [
    "default-src 'none'",
    `script-src ${code}`,
    `connect-src ${gateway}`,
    `img-src ${gateway}`,
    "style-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lobbykit',
  ].join('; ');

export interface PageTrouble {
  /** Violated directive and blocked URL. */
  readonly violations: string[];
  /** Console errors and uncaught exceptions. */
  readonly errors: string[];
}

/** Records policy violations and errors of `page`; call before the first navigation. */
export async function monitorHealth(page: Page): Promise<PageTrouble> {
  const trouble: PageTrouble = { violations: [], errors: [] };
  await page.exposeFunction('noteViolation', (text: string) => trouble.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`);
    });
  });
  page.on('pageerror', error => trouble.errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') trouble.errors.push(message.text());
  });
  return trouble;
}
