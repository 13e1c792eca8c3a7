/** Requests of home: few, none repeated, and only live data on the next visit. */
import type { Page } from '@playwright/test';
import { sessionEnd } from '../../../sdk/protocol/wire.ts';
import { expect, runningTimer, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

const MAX_CALLS = 12;
const STATUS = '/wps/system/status';
const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const UNREAD = '/wps/relay/CSP_unreadCount';
/** Path of the long poll of a logged-in page. The request is always pending, so the network is never idle (SAFE-04). */
const SESSION_END = sessionEnd.path;
/** Requests of the draw feed that repeat: the status, the menu with its deadlines, and drawn results. */
const ALIVE = [STATUS, '/lgw/vn/games/game_menu', '/lgw/vn/games/numero'];

/** Collects calls of a page with their bodies, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(wps|lgw|lotto)\//.test(pathname)) return;
    calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

/** Waits until the board runs and no request is pending. */
async function settled(page: Page): Promise<void> {
  await runningTimer(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Like `settled`, for a member's page with a mocked clock: waits until no request except the long poll was pending for
 * half a second. Time advances in small steps, so that a slow machine does not count as a long visit.
 */
async function memberSettled(page: Page, calls: readonly string[]): Promise<void> {
  let before = -1;
  const isSettled = async () => {
    await page.clock.runFor(50);
    const now = calls.filter(call => pathOf(call) !== SESSION_END).length;
    const added = now - before;
    before = now;
    return added === 0 && (await page.getByRole('timer').first().isVisible());
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
}

const pathOf = (call: string) => call.split(/[ ?]/)[1] ?? '';

test('home without a cache sends at most 12 requests before it is scrolled, and none twice', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/m/home');
  await settled(page);
  // Excludes status and draws: the status is requested until the time is precise, and draws are requested when they are
  // due.
  const once = calls.filter(call => !ALIVE.includes(pathOf(call)));
  expect(once).toEqual([...new Set(once)]);
  expect(calls.length).toBeLessThanOrEqual(MAX_CALLS);
  // The page preloads the banners and the image of the first banner, and its code then uses both.
  expect(calls.map(pathOf).indexOf(ANNOUNCEMENTS)).toBe(0);
  const picture = await page.locator('link[rel=preload][as=image]').getAttribute('href');
  await expect(page.locator(`img[src$="${picture}"]`).first()).toBeVisible();
});

test('home sends at most 12 requests for a member without a cache and requests the unread counts afterwards', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  const calls = callsOf(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto('/m/home');
  await memberSettled(page, calls);
  await expect(page.locator('.balance-sum')).toContainText('10,000.00');
  expect([...new Set(calls)].length).toBeLessThanOrEqual(MAX_CALLS);
  expect(calls.map(pathOf)).not.toContain(UNREAD);
  const request = page.waitForRequest(`**${UNREAD}`);
  // Unread counts also load after a while without an interaction.
  await page.clock.runFor(4_000);
  await request;
});

test('a second visit requests only status and draws, and a reload requests everything', async ({ page, context }) => {
  await page.goto('/m/home');
  await settled(page);
  await page.close();

  const next = await context.newPage();
  const calls = callsOf(next);
  await next.goto('/m/home');
  await settled(next);
  expect(calls.map(pathOf).filter(path => !ALIVE.includes(path))).toEqual([]);
  expect(calls.map(pathOf)).toContain(STATUS);
  await expect(next.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const before = calls.length;
  await next.reload();
  await settled(next);
  expect(new Set(calls.slice(before).map(pathOf)).size).toBeGreaterThan(ALIVE.length);
});
