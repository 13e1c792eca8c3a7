/** R19 A page with all six widgets enters the back/forward cache and is restored correctly. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { BROWSER_FLAGS, findWholeBrowser } from '../../browser.ts';
import type { HostSite } from '../../helpers/pages/host-page.ts';
import { hostPage, type KitWindow, scriptTag } from '../../helpers/pages/script-page.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { test as base, expect, type MovableGateway } from '../../integrations/stage.ts';

// The link is at the top, because clicking a link further down would scroll the countdowns out of view.
const WIDGETS = `<a href="/away.html">away</a><lobby-download-bar></lobby-download-bar><lobby-lottery-board></lobby-lottery-board>
  <lobby-winner-board></lobby-winner-board><lobby-game-grid></lobby-game-grid><lobby-login-modal></lobby-login-modal>
  <lobby-service-widget></lobby-service-widget><p id="name"></p><p id="balance"></p>`;
const FOLLOW = `<script>
  window.shown = 0;
  window.painted = [];
  addEventListener('pageshow', event => {
    window.shown = event.persisted ? performance.now() : 0;
    window.painted = [];
  });
  // What any frame of the page shows of a member.
  const look = () => {
    const text = ['name', 'balance'].map(id => document.getElementById(id)?.textContent ?? '').join('');
    if (text) window.painted.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  (window.lobbykit ??= []).push(kit => {
    const account = kit.lobby();
    const write = (id, text) => { document.getElementById(id).textContent = text; };
    account.$session.subscribe(now => write('name', now ? now.userName : ''));
    account.$wallet.subscribe(({ data }) => write('balance', data?.sumBalance ? data.sumBalance : ''));
  });
</script>`;

/** Playwright disables the back/forward cache by default; this browser enables it. */
const test = base.extend<{ stored: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
  stored: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: findWholeBrowser(),
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await use(context);
    await browser.close();
  },
});

async function open(page: Page, gateway: MovableGateway, host: HostSite): Promise<void> {
  host.put('/away.html', hostPage('', '<p>Away</p>'));
  const url = host.put('/six.html', hostPage(FOLLOW + scriptTag(`${gateway.url}/sdk/latest/`), WIDGETS), {
    cache: 'no-cache',
  });
  await page.goto(url);
  await expect(page.locator('lobby-lottery-board [part~=countdown]').first()).toHaveText(/^\d+:\d\d:\d\d$/);
  for (const widget of ['download-bar', 'winner-board', 'game-grid', 'login-modal', 'service-widget']) {
    await expect(page.locator(`lobby-${widget}`)).toHaveJSProperty('state', 'ready');
  }
}

const leavePage = async (page: Page) => {
  await page.locator('a[href="/away.html"]').click();
  await page.getByText('Away').waitFor();
};
/** A restored page fires no load event, so wait only for the URL change. */
const comeBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/**
 * Reasons why the browser did not restore the page (null if restored), and the restore time in ms on the page clock (0
 * if reloaded).
 */
const restoring = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return { reasons: entry?.notRestoredReasons ?? null, at: (window as unknown as { shown: number }).shown };
  });

/** Remaining seconds of each visible countdown by lottery name; countdowns below the fold are paused. */
const countdowns = (page: Page) =>
  page.evaluate(() => {
    const cards = document.querySelector('lobby-lottery-board')?.shadowRoot?.querySelectorAll('[part~=card]') ?? [];
    return [...cards]
      .filter(card => card.getBoundingClientRect().bottom < innerHeight)
      .map(card => {
        const text = card.querySelector('[part~=countdown]')?.textContent ?? '';
        const [h = 0, m = 0, s = 0] = text.split(':').map(Number);
        return { name: card.querySelector('[part~=name]')?.textContent ?? '', left: h * 3_600 + m * 60 + s };
      });
  });

/** Logs in or out through the page's own lobby. */
const onKit = (page: Page, act: 'login' | 'logout') =>
  page.evaluate(
    step =>
      new Promise<void>((resolve, reject) => {
        const { lobbykit } = window as unknown as KitWindow;
        lobbykit.push(kit => {
          const lobby = kit.lobby?.() as unknown as Lobby;
          const credentials = { type: 'username', username: 'member0', password: 'Lobby-2026' } as const;
          void (step === 'login' ? lobby.login(credentials) : lobby.logout()).then(() => resolve(), reject);
        });
      }),
    act,
  );
const logIn = (page: Page) => onKit(page, 'login');

test('R19 a page with all six widgets is restored with correct countdowns within a second and refetches its data', async ({
  stored,
  gateway,
  host,
}) => {
  await winRounds(gateway, 'RNG', stakes(20));
  const page = await stored.newPage();
  await open(page, gateway, host);
  const before = { shown: await countdowns(page), at: Date.now() };
  await leavePage(page);
  await page.waitForTimeout(3_000);
  const request = page.waitForRequest(/game_menu/);
  await comeBack(page);
  await expect.poll(async () => (await restoring(page)).at).toBeGreaterThan(0);
  expect((await restoring(page)).reasons).toBeNull();
  await page.waitForFunction(() => performance.now() - (window as unknown as { shown: number }).shown > 1_000);
  const after = await countdowns(page);
  const passed = (Date.now() - before.at) / 1_000;
  // Compares only countdowns with more than 60 s left, because a draw in between would restart a countdown.
  const still = before.shown.filter(({ left }) => left > 60);
  expect(still.length).toBeGreaterThan(0);
  for (const { name, left } of still) {
    const now = after.find(card => card.name === name)?.left ?? Number.NaN;
    expect(Math.abs(left - passed - now), name).toBeLessThanOrEqual(2);
  }
  await request;
});

test('R19 a page restored after its session ended in another tab paints no balance', async ({
  stored,
  gateway,
  host,
}) => {
  await winRounds(gateway, 'RNG', stakes(20));
  const page = await stored.newPage();
  await open(page, gateway, host);
  await logIn(page);
  await expect(page.locator('#name')).toHaveText('member0');
  await expect(page.locator('#balance')).not.toBeEmpty();
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  await leavePage(page);
  // A duplicated tab has the session of the original tab.
  const other = await stored.newPage();
  await other.addInitScript(copied => {
    for (const [key, value] of Object.entries(copied)) sessionStorage.setItem(key, value);
  }, session);
  await open(other, gateway, host);
  await expect(other.locator('#name')).toHaveText('member0');
  await onKit(other, 'logout');
  await comeBack(page);
  await expect(page.locator('lobby-lottery-board [part~=countdown]').first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.locator('#name')).toBeEmpty();
  await expect(page.locator('#balance')).toBeEmpty();
  // Chromium evicts a page that received a message from another tab, and reloads the page.
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(painted.filter(text => /\d/.test(text.replace('member0', '')))).toEqual([]);
});
