/** A lottery ticket from bet to result: in the game, and on the site after leaving the game. */

import type { FrameLocator, Page } from '@playwright/test';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { RESULT_WAIT_MS } from '../../../site/src/shared/time/durations.ts';
import { button, expect, site, test } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { asMember, framed, game } from './games-kit.ts';

const MINUTE = 60_000;
/**
 * Time in ms after which the draw of a bet is over. Bets are accepted until ten seconds before a draw and otherwise
 * count for the next draw.
 */
const UNTIL_DRAWN = 71_000;
const FAST = '/m/launchGame?vendor=LOTT&code=fast1&gameName=Fast+1+min&prize_mode=Lott&playType=trad';

/** Opens the one-minute lottery `before` ms before its draw, with a mocked page clock. */
async function openFast(page: Page, gateway: MovableGateway, before = 40_000): Promise<FrameLocator> {
  await asMember(page, gateway);
  await gateway.advance((2 * MINUTE - before - (gateway.now() % MINUTE)) % MINUTE);
  await page.clock.install();
  await page.goto(FAST);
  const play = await framed(page);
  await expect(play.getByRole('timer').first()).toHaveText(/^0:00:\d\d$/);
  return play;
}

/** Advances gateway and page by the same time. */
async function pass(page: Page, gateway: MovableGateway, ms: number): Promise<void> {
  await gateway.advance(ms);
  await page.clock.fastForward(ms);
}

/** Bets on all ten last digits; one of them wins nine times its stake. */
async function betOnAll(play: FrameLocator): Promise<void> {
  for (let digit = 0; digit < 10; digit++) {
    await play.getByRole('button', { name: String(digit), exact: true }).click();
  }
  await play.getByRole('button', { name: new RegExp(`^${game.placeBet}`) }).click();
}

/** Special prize of the last draw of the one-minute lottery. */
async function lastSpecial({ db }: MovableGateway): Promise<string> {
  const { winning_number } = await db
    .selectFrom('draws as d')
    .innerJoin('lotteries as l', 'l.game_id', 'd.game_id')
    .select('d.winning_number')
    .where('l.code', '=', 'fast1')
    .where('d.winning_number', 'is not', null)
    .orderBy('d.draw_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (winning_number ?? '').split(/[~,]/, 1)[0] ?? '';
}

test.use({ viewport: { width: 390, height: 844 } });

test('the confirmation and the result of a bet are shown next to its button', async ({ page, gateway }) => {
  const play = await openFast(page, gateway);
  await betOnAll(play);
  const placed = play.getByText(game.placed);
  await expect(placed).toBeInViewport({ ratio: 1 });
  await expect(play.getByText(/^Draw \d{8}-\d{4} in 0:00:\d\d$/)).toBeInViewport({ ratio: 1 });

  await pass(page, gateway, UNTIL_DRAWN);
  await expect(play.getByText(game.youWin('₫9.00'))).toBeInViewport({ ratio: 1 });
  await expect(placed).toBeHidden();
  const special = await lastSpecial(gateway);
  // The winning number is marked in result and ticket, and not only by color.
  for (const place of [play.getByRole('status'), play.getByRole('listitem')]) {
    const right = place.locator('.ball').filter({ hasText: game.right });
    await expect(right).toHaveCount(1);
    await expect(right).toContainText(special.at(-1) ?? '');
    await expect(right.locator('svg')).toBeVisible();
  }
  // A result seen in the game is stored as read in the inbox.
  await expect
    .poll(() => gateway.db.selectFrom('member_messages').select('read_at').where('numero', 'is not', null).execute())
    .toEqual([{ read_at: expect.any(Number) }]);
});

test('the last prize is correct within 3 s of the draw, also without a ticket', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const play = await openFast(page, gateway);
  const timer = play.getByRole('timer').first();
  const last = play.locator('.last .balls');
  // The sale closes first, and afterwards the next draw is on sale.
  const open = await play.locator('.numero').textContent();
  await pass(page, gateway, (2 * MINUTE - (gateway.now() % MINUTE) - 4_000) % MINUTE);
  await expect(play.locator('.numero')).not.toHaveText(open ?? '');
  await expect(timer).toHaveText(/^0:\d\d:\d\d$/);

  await gateway.advance(4_000);
  // The clock of the page stops three seconds after the draw.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 7_000);
  await expect(last).toHaveText(await lastSpecial(gateway));
});

test('a result after leaving the game is shown as a message above the page and in the inbox', async ({
  page,
  gateway,
}) => {
  const play = await openFast(page, gateway);
  await betOnAll(play);
  await expect(play.getByText(game.placed)).toBeVisible();
  await button(page, site['launch.leave']).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await pass(page, gateway, UNTIL_DRAWN + RESULT_WAIT_MS);
  const notice = 'Fast 1 min: you won ₫9.00';
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeInViewport();
  await expect(page.getByText('₫9,999.00')).toBeVisible();
  await page.goto('/m/webEmail');
  await expect(page.getByRole('link', { name: notice })).toContainText(site['news.unread']);
});

test('BAL-05 a hidden balance is hidden in a game from the first moment until it is shown', async ({
  page,
  gateway,
}) => {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('hideBalance', '1');
    // The balance must not be visible at any time.
    else
      new MutationObserver(() => {
        if (document.body?.innerText.includes('10,000')) Object.assign(window, { wasShown: true });
      }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await asMember(page, gateway);
  await page.goto(FAST);
  const play = await framed(page);
  await expect(play.locator('.balance')).toContainText('****');
  await expect(play.getByText(game.masked)).toBeAttached();
  const frame = page.frames().find(one => one.url().startsWith(gateway.gamesUrl));
  expect(await frame?.evaluate(() => 'wasShown' in window)).toBe(false);
  const hide = button(page, site['account.hideBalance']);
  await hide.click();
  await expect(play.locator('.balance')).toHaveText('₫10,000.00');
  await hide.click();
  await expect(play.locator('.balance')).toContainText('****');
});

test('THEME-02 I18N-04 a game follows theme and language of the site', async ({ page, gateway }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await asMember(page, gateway);
  await page.goto('/m/home');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('language', 'VI');
  });
  await page.goto(FAST);
  const play = await framed(page);
  await expect(play.getByText('Vé của bạn')).toBeVisible();
  await expect(play.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(play.locator('html')).toHaveCSS('background-color', 'rgb(13, 16, 23)');
  // Changes theme and language in another tab.
  const other = await page.context().newPage();
  await other.goto('/m/home');
  await button(other, vi['header.menu']).click();
  await button(other, vi['header.darkTheme']).click();
  await expect(play.locator('html')).toHaveCSS('background-color', 'rgb(245, 246, 250)');
  await other.keyboard.press('Escape');
  await other.getByRole('combobox').first().selectOption('PT');
  await expect(play.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(play.getByText('Seus bilhetes')).toBeVisible();
});
