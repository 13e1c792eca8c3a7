/** Fixtures of the end-to-end runs: a gateway whose time a test can move, serving the built site. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../../site/gateway/settings.ts';
import { type BrowserGateway, browserGateway } from '../helpers/browser-gateway.ts';
import { type OfFile, perFile } from '../helpers/per-file.ts';

export interface MovableGateway extends BrowserGateway {
  /** Moves the gateway's time forward by `ms` and lets it draw what has fallen due. */
  advance(ms: number): Promise<void>;
}

interface TestFixtures {
  gateway: MovableGateway;
  /** Has the notice popup of home been seen? It opens once in a session, and would stand in the way of everything else. */
  noticed: boolean;
}

interface WorkerFixtures {
  gatewayOf: OfFile<MovableGateway>;
}

/** Texts of console errors and uncaught exceptions of a page, from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', error => found.push(error.message));
  return found;
}

/** A gateway with the built site and what tests need to see through it. */
export async function startMovable(settings: Partial<Settings> = {}): Promise<MovableGateway> {
  const gateway = await browserGateway({
    trustedProxies: ['127.0.0.1'],
    // A provider of codes: its token names the number it stands for. A provider of captchas, whose token is always the same.
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
  // What a login opens on home has tests of its own, which make their rows themselves.
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
        // Not in the frame of a game, which has nothing to do with it, nor in the blank page before all others, which may keep
        // nothing, and whose address is not `about:` in every browser.
        if (window.top === window && location.protocol === 'http:') sessionStorage.setItem('NOTICE_POP', '1');
      });
    }
    await use(context);
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

export { expect };

/** The first countdown of the page, once it runs. */
export async function runningTimer(page: Page) {
  const timer = page.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ });
  await expect(timer.first()).toBeVisible();
  return timer.first();
}
