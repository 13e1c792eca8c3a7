/** Displayed times compared with the gateway's clock, on a device with a wrong clock. */
import type { Page } from '@playwright/test';
import type { Lobby } from 'lobbykit';
import { viewCountdown } from 'lobbykit/domain';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, type MovableGateway, runningTimer, test } from '../fixtures.ts';
import { type Hands, setHands, setHidden, takeClocks } from './clock-kit.ts';

const YEAR = 365 * 24 * 3_600_000;

/** Server time according to the lobby that all widgets of the page share. */
const serverNow = (page: Page) =>
  page.evaluate(() => {
    const registry = (globalThis as unknown as Record<symbol, { lobbies: Map<string, Lobby> }>)[
      Symbol.for('lobbykit.lobbies')
    ];
    return registry?.lobbies.get('default')?.clock.serverNow();
  });

/** Permitted error of a page in ms: 250, or on a slow machine half of its slowest round trip (R1). */
const allowed = (page: Page) =>
  page.evaluate(() => Math.max(250, (window as unknown as { hands: Hands }).hands.slowest / 2));

/** Difference in ms between the page's server time and the real one, read between two reads of the gateway's clock. */
const clockError = async (page: Page, gateway: MovableGateway) => {
  const before = gateway.now();
  const shown = (await serverNow(page)) ?? 0;
  const after = gateway.now();
  return Math.max(before - shown, shown - after, 0);
};

/** Waits until the page's server time is within the permitted error. */
const isRight = (page: Page, gateway: MovableGateway) =>
  expect
    .poll(async () => (await clockError(page, gateway)) < (await allowed(page)), { message: 'the page is right' })
    .toBe(true);

for (const [title, off] of [
  ['a year fast', YEAR],
  ['a year slow', -YEAR],
  ['right', 0],
] as const) {
  test(
    `R1 a device clock that is ${title} and jumps later leaves the page within 250 ms of the server time`,
    slowUnless(off === YEAR),
    async ({ page, gateway }) => {
      await takeClocks(page, off);
      await page.goto('/m/home');
      await runningTimer(page);
      await isRight(page, gateway);
      await setHands(page, { deviceClock: off + YEAR });
      for (let i = 0; i < 4; i++) {
        await page.waitForTimeout(500);
        expect(await clockError(page, gateway)).toBeLessThan(await allowed(page));
      }
    },
  );
}

test('R4 every visible countdown is right within 50 ms after the page was hidden for ten minutes', async ({
  page,
  gateway,
}) => {
  const AWAY = 600_000;
  // The viewport is tall enough to show several cards.
  await page.setViewportSize({ width: 390, height: 1_900 });
  await takeClocks(page);
  await page.goto('/m/home');
  await runningTimer(page);
  // The first numbers depend on the device's clock until the gateway's time has arrived.
  await isRight(page, gateway);
  // Waits for pending responses: one with the new gateway time would reach a page whose clocks are not moved yet.
  await page.waitForLoadState('networkidle');
  await setHidden(page, true);
  await gateway.advance(AWAY);
  await setHands(page, { slept: AWAY });
  const first = gateway.now();
  const { shown, specs } = await page.evaluate(() => {
    const registry = (globalThis as unknown as Record<symbol, { lobbies: Map<string, Lobby> }>)[
      Symbol.for('lobbykit.lobbies')
    ];
    (window as unknown as { hands: Hands }).hands.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    // The numbers are read in the same task as the event, so no frame can show an old number. Only visible countdowns
    // run; hidden countdowns update when they are scrolled into view.
    const seen = (timer: Element) => timer.getBoundingClientRect().top < innerHeight;
    const shown = [...document.querySelectorAll('[role=timer]')].filter(seen).map(timer => timer.textContent ?? '');
    return { shown, specs: registry?.lobbies.get('default')?.$lottery.get().data?.all ?? [] };
  });
  expect(shown.length).toBeGreaterThan(2);
  // Range of the remaining times by the gateway's clock while the page was read, extended by the permitted error.
  const [last, allowance] = [gateway.now(), await allowed(page)];
  const [from, to] = [first - allowance, last + allowance];
  const times = Array.from({ length: Math.ceil((to - from) / 500) }, (_, i) => from + i * 500);
  const right = new Set(specs.flatMap(spec => [...times, to].map(at => viewCountdown(spec, at).text)));
  for (const text of shown) expect(right).toContain(text);
});

test('R6 only the visible one of five tabs sends requests', { tag: '@slow' }, async ({ context, gateway }) => {
  // Starts twelve seconds before the next draw of the one-minute lottery, so that a refresh is due during the test.
  const MINUTE = 60_000;
  await gateway.advance((2 * MINUTE - 12_000 - (gateway.now() % MINUTE)) % MINUTE);
  const tabs = await Promise.all(
    [0, 1, 2, 3, 4].map(async () => {
      const page = await context.newPage();
      await takeClocks(page);
      await page.goto('/m/home');
      await runningTimer(page);
      // Initial requests of a page do not count as refreshes.
      await page.waitForLoadState('networkidle');
      return page;
    }),
  );
  const counts = tabs.map(() => 0);
  await Promise.all(tabs.slice(1).map(page => setHidden(page, true)));
  tabs.forEach((page, i) => {
    page.on('request', request => {
      if (/\/(lgw|lotto|wps)\//.test(request.url())) counts[i] = (counts[i] ?? 0) + 1;
    });
  });
  await expect.poll(() => counts[0]).toBeGreaterThan(0);
  expect(counts.slice(1)).toEqual([0, 0, 0, 0]);
});
