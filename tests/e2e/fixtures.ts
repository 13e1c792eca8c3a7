/** Fixtures of the end-to-end tests: a gateway with movable time that serves the built site. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../../site/gateway/settings.ts';
import { type BrowserGateway, browserGateway } from '../helpers/browser-gateway.ts';
import { type OfFile, perFile } from '../helpers/per-file.ts';

export interface MovableGateway extends BrowserGateway {
  /** Advances the gateway's time by `ms` and runs the draws that are due. */
  advance(ms: number): Promise<void>;
}

interface TestFixtures {
  gateway: MovableGateway;
  /**
   * True if the notice popup of home is treated as already seen. The popup opens once per session and would cover other
   * content.
   */
  noticed: boolean;
}

interface WorkerFixtures {
  gatewayOf: OfFile<MovableGateway>;
}

/** Collects the texts of console errors and uncaught exceptions of a page. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', error => found.push(error.message));
  return found;
}

/** Starts a gateway with the built site and access for tests. */
export async function startMovable(settings: Partial<Settings> = {}): Promise<MovableGateway> {
  const gateway = await browserGateway({
    trustedProxies: ['127.0.0.1'],
    // Simulated providers: the token of the code provider contains the phone number, and the token of the captcha
    // provider is constant.
    providers: {
      captcha: { verify: async token => token === 'token-of-another-party' },
      phone: {
        async verify(idToken) {
          const mobileNum = /^proof-of-(\d+)$/.exec(idToken)?.[1];
          return mobileNum ? { mobileNum, countryDialingCode: '84' } : null;
        },
      },
    },
    ...settings,
  });
  // Deletes the announcements that home shows as popups after a login. The tests of these popups create their own rows.
  await gateway.db.deleteFrom('announcements').where('type', '=', 'PU').execute();
  const advance = async (ms: number) => {
    gateway.moveOn(ms);
    await gateway.tick();
  };
  return { ...gateway, advance };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gatewayOf: [perFile(() => startMovable()), { scope: 'worker' }],
  gateway: async ({ gatewayOf }, use, { titlePath: [file = ''] }) => use(await gatewayOf(file)),
  noticed: [true, { option: true }],
  context: async ({ context, noticed }, use) => {
    if (noticed) {
      await context.addInitScript(() => {
        // Skips game frames and the initial blank page, which may have no storage and whose URL is not `about:` in
        // every browser.
        if (window.top === window && location.protocol === 'http:') sessionStorage.setItem('NOTICE_POP', '1');
      });
    }
    await use(context);
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

export { expect };

/** Returns the first running countdown of the page. */
export async function runningTimer(page: Page) {
  const timer = page.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ });
  await expect(timer.first()).toBeVisible();
  return timer.first();
}
