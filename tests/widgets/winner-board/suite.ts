/** Behavior of the winner board in every integration. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { addMemberSession } from '../../helpers/session.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import type { Integration, MovableGateway, WidgetPage } from '../../integrations/stage.ts';
import {
  BARE_PAGE,
  eventsNamed,
  expect,
  onLobby,
  startSession,
  test,
  testOf,
  themesOf,
} from '../../integrations/stage.ts';

/** Wins in the ledger: 26 of all categories, 20 of RNG, 6 of FISH, none of COCKFIGHT. */
const booked = new WeakMap<MovableGateway, ReturnType<typeof winRounds>>();
export function winsOf(gateway: MovableGateway) {
  const created =
    booked.get(gateway) ??
    winRounds(gateway, 'RNG', stakes(20)).then(async game => {
      await winRounds(gateway, 'FISH', stakes(6));
      return game;
    });
  booked.set(gateway, created);
  return created;
}

/** Logs in a member known to the gateway, because the board fetches the wallet. */
async function logInMember(page: Page, { db, now }: MovableGateway) {
  const userName = `m${randomUUID().slice(0, 8)}`;
  const { token } = await addMemberSession(db, now(), { userName });
  await startSession(page, userName, token);
}

const board = (page: Page) => page.locator('.lk-winner-board');
const rows = (page: Page) => page.locator('button[part~=row]');
const belt = (page: Page) => page.locator('.lk-winners-track');
const stop = (page: Page) => page.getByRole('button', { name: 'Pause the list' });
const topOf = (page: Page) => belt(page).evaluate(one => one.getBoundingClientRect().top);
/** State of both animations of the list: `running`, `paused` or `none`. */
const motion = (page: Page) =>
  belt(page).evaluate(one => [...new Set(one.getAnimations().map(({ playState }) => playState))].join() || 'none');

export function winnerBoardSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  const drawn = testOf(integration.whole || integration.ownRenderer);
  test.describe('winner-board', () => {
    type Stage = Parameters<Integration['setup']>[0];
    interface Opened {
      readonly page: Page;
      readonly gateway: MovableGateway;
      readonly host: Stage['host'];
    }
    const load = async ({ page, gateway, host }: Opened, params: WidgetPage['params'] = {}) => {
      const game = await winsOf(gateway);
      await page.goto(await integration.setup({ gateway: gateway.url, host }, { widget: 'winner-board', params }));
      return game;
    };
    const open = async (opened: Opened, params: WidgetPage['params'] = {}) => {
      const game = await load(opened, params);
      await expect(rows(opened.page).first()).toBeVisible();
      return game;
    };

    test('WIN-06 WIN-08 board shows 20 wins with masked name, game and amount, newest first', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      const game = await open({ page, gateway, host }, { category: 'RNG' });
      await expect(rows(page)).toHaveCount(20);
      const first = rows(page).first();
      await expect(first.locator('[part~=name]')).toHaveText(/^lu\*\*\*.$/);
      await expect(first.locator('[part~=game]')).toHaveText(game.name);
      await expect(first.locator('[part~=amount]')).toHaveText('₫690.00');
      expect(await eventsNamed(page, 'ready')).toEqual([{ lobby: 'default' }]);
    });

    once('WIN-01 six wins are static without a pause button', async ({ page, gateway, host }) => {
      await open({ page, gateway, host }, { category: 'FISH' });
      await expect(rows(page)).toHaveCount(6);
      await expect(belt(page)).toHaveCount(0);
      await expect(stop(page)).toHaveCount(0);
      for (const row of await rows(page).all()) await expect(row).toBeInViewport({ ratio: 1 });
    });

    test('WIN-01 WIN-09 WIN-10 a list of more than six wins scrolls one row per 1500 ms in a seamless loop', async ({
      page,
      gateway,
      host,
    }) => {
      await open({ page, gateway, host }, { category: 'RNG' });
      await expect.poll(() => motion(page)).toBe('running');
      const timings = await belt(page).evaluate(one =>
        one.getAnimations().map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().iterations]),
      );
      expect(timings.sort()).toEqual([
        [1_500, Number.POSITIVE_INFINITY],
        [30_000, Number.POSITIVE_INFINITY],
      ]);
      const before = await topOf(page);
      await expect.poll(() => topOf(page)).toBeLessThan(before - 20);
      const again = page.locator('.lk-winners-again');
      await expect(again).toHaveAttribute('aria-hidden', 'true');
      await expect(again).toHaveAttribute('inert');
      await expect(again.locator('li')).toHaveCount(6);
      await expect(again.locator('button')).toHaveCount(0);
    });

    once('WIN-10 rows are at the same positions after exactly one loop', async ({ page, gateway, host }) => {
      await open({ page, gateway, host }, { category: 'RNG', speed: 900 });
      const at = (ms: number) =>
        belt(page).evaluate((one, time) => {
          for (const animation of one.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
          return one.getBoundingClientRect().top;
        }, ms);
      const start = await at(0);
      expect(start - (await at(900))).toBeCloseTo(56, 1);
      expect(start - (await at(5 * 900 + 500))).toBeCloseTo(5 * 56, 1);
      expect(start - (await at(19 * 900 + 899.99))).toBeCloseTo(20 * 56, 0);
      expect(await at(20 * 900)).toBeCloseTo(start, 1);
    });

    once('WIN-02 board takes no space without wins', async ({ page, gateway, host }) => {
      await load({ page, gateway, host }, { category: 'COCKFIGHT' });
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await expect(board(page)).toHaveCount(0);
    });

    test('board pauses on pointer, touch and pause button and resumes afterwards', async ({ page, gateway, host }) => {
      await open({ page, gateway, host }, { category: 'RNG' });
      await rows(page).first().hover({ force: true });
      await expect.poll(() => motion(page)).toBe('paused');
      await page.mouse.move(0, 700);
      await expect.poll(() => motion(page)).toBe('running');
      const view = page.locator('.lk-winners-window');
      await view.dispatchEvent('pointerdown');
      expect(await motion(page)).toBe('paused');
      await view.dispatchEvent('pointercancel');
      expect(await motion(page)).toBe('running');
      await stop(page).click();
      await page.mouse.move(0, 700);
      await expect.poll(() => motion(page)).toBe('paused');
      await page.getByRole('button', { name: 'Resume the list' }).click();
      await page.mouse.move(0, 700);
      await expect.poll(() => motion(page)).toBe('running');
    });

    drawn(
      'board stops scrolling for keyboard users, and the focused row is visible',
      async ({ page, gateway, host }) => {
        await logInMember(page, gateway);
        await open({ page, gateway, host }, { category: 'RNG', speed: 300 });
        await page.waitForTimeout(2_500);
        await stop(page).focus();
        for (let row = 0; row < 12; row++) {
          await page.keyboard.press('Tab');
          await expect(rows(page).nth(row)).toBeFocused();
          await expect(rows(page).nth(row)).toBeInViewport({ ratio: 0.9 });
        }
        expect(await motion(page)).toBe('none');
        await page.keyboard.press('Enter');
        await expect.poll(() => eventsNamed(page, 'launch-request')).toHaveLength(1);
      },
    );

    test('WIN-10 board is static with reduced motion, and all rows can be reached', {
      tag: '@less-motion',
    }, async ({ page, gateway, host }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ page, gateway, host }, { category: 'RNG' });
      expect(await motion(page)).toBe('none');
      await expect(stop(page)).toBeHidden();
      await expect(page.locator('.lk-winners-again')).toBeHidden();
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(rows(page).last()).toBeInViewport({ ratio: 0.9 });
    });

    test('WIN-05 click on a win requests a login from a visitor and starts no game', { tag: '@integration' }, async ({
      page,
      gateway,
      host,
    }) => {
      await open({ page, gateway, host }, { category: 'FISH' });
      await rows(page).first().click();
      const expected = { reason: 'launch', game: expect.objectContaining({ kind: 'FISH' }), lobby: 'default' };
      await expect.poll(() => eventsNamed(page, 'login-request')).toEqual([expected]);
      expect(await eventsNamed(page, 'launch-request')).toEqual([]);
    });

    test('WIN-04 click on a row launches its game, also on a repeated row', async ({ page, gateway, host }) => {
      await logInMember(page, gateway);
      const game = await open({ page, gateway, host }, { category: 'RNG' });
      await stop(page).click();
      await belt(page).evaluate(one => {
        for (const animation of one.getAnimations()) animation.currentTime = 17 * 1_500;
      });
      await page.locator('.lk-winners-again [part~=row]').nth(1).click({ force: true });
      await expect.poll(() => eventsNamed(page, 'launch-request')).toHaveLength(1);
      const { name, gameId, vendor } = game;
      const expected = { name, gameId, vendor, nodeId: String(game.nodeId), kind: 'RNG' };
      expect((await eventsNamed(page, 'launch-request'))[0]).toMatchObject({ game: expected, lobby: 'default' });
    });

    test('WIN-03 I18N-03 board follows the language including the names of the games', { tag: '@integration' }, async ({
      page,
      gateway,
      host,
    }) => {
      await open({ page, gateway, host }, { category: 'RNG' });
      const request = page.waitForRequest(/GCSGAME_getRankList\?.*language=VI/);
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(gamesVi['winners.title']);
      await expect(board(page)).toHaveAttribute('lang', 'vi');
      await request;
    });

    once(
      'board shows an error with a retry button while the gateway is down and recovers',
      async ({ page, gateway, host }) => {
        const calls = `${gateway.url}/{lgw,lotto,wps,sdk/*/first}/**`;
        await page.route(calls, route => route.abort());
        await load({ page, gateway, host }, { category: 'FISH' });
        const retry = page.getByRole('button', { name: 'Try again' });
        await expect(retry).toBeVisible();
        await expect.poll(() => eventsNamed(page, 'error')).not.toEqual([]);
        await page.unroute(calls);
        await retry.click();
        await expect(rows(page)).toHaveCount(6);
      },
    );

    once('winner board has no accessibility violations while loading', async ({ page, gateway, host }) => {
      await page.route(`${gateway.url}/{lgw,lotto,wps,sdk/*/first}/**`, () => {});
      await load({ page, gateway, host }, { category: 'RNG' });
      await expect(board(page)).toHaveAttribute('data-state', 'loading');
      await expect(page.locator('.lk-winners > li').first()).toBeVisible();
      expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
    });

    for (const theme of themesOf(integration)) {
      test(`winner board has no accessibility violations, moving and stopped, ${theme}`, async ({
        page,
        gateway,
        host,
      }) => {
        await open({ page, gateway, host }, { category: 'RNG' });
        await onLobby(page, 'setTheme', theme);
        await expect(board(page)).toHaveAttribute('data-theme', theme);
        for (const name of ['Pause the list', 'Resume the list']) {
          expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
          await page.getByRole('button', { name }).click();
        }
      });
    }
  });
}
