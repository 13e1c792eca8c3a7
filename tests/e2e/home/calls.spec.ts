/** What home asks the gateway for: little, nothing twice, and at the next visit only what is alive. */
import type { Page } from '@playwright/test';
import { sessionEnd } from '../../../sdk/protocol/wire.ts';
import { expect, runningTimer, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

const MAX_CALLS = 12;
const STATUS = '/wps/system/status';
const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const UNREAD = '/wps/relay/CSP_unreadCount';
/** What the page of a member waits for all the time, so that its network is never idle (SAFE-04). */
const SESSION_END = sessionEnd.path;
/** The draw feed: the menu with its deadlines, and what has been drawn. */
const ALIVE = [STATUS, '/lgw/vn/games/game_menu', '/lgw/vn/games/numero'];

/** Calls of a page from now on, with their bodies, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(wps|lgw|lotto)\//.test(pathname)) return;
    calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

/** Until the board runs and nobody has asked for anything more. */
async function settled(page: Page): Promise<void> {
  await runningTimer(page);
  await page.waitForLoadState('networkidle');
}

/**
 * As `settled` for a member whose page has a clock of the test's, by its calls: nothing but the wait for the session's end was asked
 * for half a second. Its time goes on by little steps, so that a slow machine is not taken for a reader who looks for long.
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

test('a cold home asks at most 12 times before it is scrolled, and for nothing twice', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/m/home');
  await settled(page);
  // Time is asked for until it is known well, and draws when they are due.
  const once = calls.filter(call => !ALIVE.includes(pathOf(call)));
  expect(once).toEqual([...new Set(once)]);
  expect(calls.length).toBeLessThanOrEqual(MAX_CALLS);
  // The banner is asked for by the page, its code takes the answer over, and its picture has a start.
  expect(calls.map(pathOf).indexOf(ANNOUNCEMENTS)).toBe(0);
  const picture = await page.locator('link[rel=preload][as=image]').getAttribute('href');
  await expect(page.locator(`img[src$="${picture}"]`).first()).toBeVisible();
});

test('a cold home of a member asks at most 12 times before it is touched, and then counts what waits for its reader', async ({
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
  const asked = page.waitForRequest(`**${UNREAD}`);
  // Who only looks sees them after a while too.
  await page.clock.runFor(4_000);
  await asked;
});

test('a second visit asks for the status and the draws alone, a reload for everything', async ({ page, context }) => {
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
