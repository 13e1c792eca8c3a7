/** Behavior of the lottery board in every integration. */
import type { Page } from '@playwright/test';
import { boardHistory } from '../../../sdk/i18n/english/board-history.ts';
import { vi } from '../../../sdk/i18n/vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import type { Integration, MovableGateway, WidgetPage } from '../../integrations/stage.ts';
import { BARE_PAGE, eventsNamed, expect, onLobby, startSession, test, testOf } from '../../integrations/stage.ts';

interface Game {
  readonly gameId: string;
  readonly remark: string;
  readonly isSale: boolean;
}
interface Group {
  readonly tag: string;
  readonly labelName: string;
  readonly gameMenus: readonly Game[];
}

const FAST_DRAW = /^Fast 1 min$/;

/** Menu response of the gateway. */
async function menuOf(gateway: MovableGateway, language = 'EN'): Promise<readonly Group[]> {
  const path = `/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=${language}`;
  const response = await fetch(gateway.url + path, { headers: { ModuleId: 'COMM3' } });
  return ((await response.json()) as { value: readonly Group[] }).value;
}

const namesOf = (groups: readonly Group[]) => [
  ...new Map(groups.flatMap(group => group.gameMenus.map(game => [game.gameId, game.remark]))).values(),
];

const fastOf = async (gateway: MovableGateway) =>
  (await menuOf(gateway)).flatMap(({ gameMenus }) => gameMenus).find(({ remark }) => FAST_DRAW.test(remark))!;

const names = (page: Page) => page.locator('[part~=name]');
const card = (page: Page, name: RegExp) => page.locator('[part~=card]').filter({ has: page.getByText(name) });
const countdown = (page: Page, name: RegExp) => card(page, name).getByRole('timer');

export function lotteryBoardSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  test.describe('lottery-board', () => {
    const open = async (page: Page, stage: Parameters<Integration['setup']>[0], board: WidgetPage = {}) => {
      await page.goto(await integration.setup(stage, board));
      await expect(names(page).first()).toBeVisible();
    };
    const on = (gateway: MovableGateway, host: Parameters<Integration['setup']>[0]['host']) => ({
      gateway: gateway.url,
      host,
    });

    test('LOTT-07 board shows every lottery once, in server order', async ({ page, gateway, host }) => {
      await open(page, on(gateway, host));
      const expected = namesOf(await menuOf(gateway));
      await expect(names(page)).toHaveCount(expected.length);
      expect(await names(page).allTextContents()).toEqual(expected);
      expect(await eventsNamed(page, 'ready')).toEqual([{ lobby: 'default' }]);
    });

    test('COUNT-09 card shows close of sale and draw separately, and shows the new numbers', async ({
      page,
      gateway,
      host,
    }) => {
      // The sale closes ten seconds before the draw.
      await gateway.untilDraw(7_000);
      await open(page, on(gateway, host));
      const fast = card(page, FAST_DRAW);
      await expect(fast).toHaveAttribute('data-phase', 'closed');
      const numbers = await fast.locator('[part~=numbers]').textContent();
      await expect(fast).toHaveAttribute('data-phase', 'drawing');
      await expect(countdown(page, FAST_DRAW)).toHaveText('--:--:--');
      await expect(fast).toHaveAttribute('data-phase', 'open');
      await expect(fast.locator('[part~=numbers]')).not.toHaveText(numbers!);
      const { gameId } = await fastOf(gateway);
      expect(await eventsNamed(page, 'draw')).toContainEqual(expect.objectContaining({ gameId, lobby: 'default' }));
    });

    test('board params set group, tab and limit', { tag: '@integration' }, async ({ page, gateway, host }) => {
      await open(page, on(gateway, host), { params: { group: 'vietnam_mn', limit: 3 } });
      const south = (await menuOf(gateway)).filter(({ tag }) => tag === 'vietnam_mn');
      await expect(names(page)).toHaveText(namesOf(south).slice(0, 3));
    });

    test('favorite button requests a login from a visitor and stores no favorite', async ({ page, gateway, host }) => {
      await open(page, on(gateway, host));
      await card(page, FAST_DRAW).locator('[part~=heart]').click();
      const heart = { reason: 'favorite', id: (await fastOf(gateway)).gameId, lobby: 'default' };
      await expect.poll(() => eventsNamed(page, 'login-request')).toEqual([heart]);
      await page.getByRole('tab', { name: 'Recent' }).click();
      await expect
        .poll(() => eventsNamed(page, 'login-request'))
        .toEqual([heart, { reason: 'recent', lobby: 'default' }]);
      expect(page.url()).toContain(host.url);
    });

    test('play button emits a launch request for a member', { tag: '@integration' }, async ({
      page,
      gateway,
      host,
    }) => {
      await startSession(page);
      await open(page, on(gateway, host));
      await names(page)
        .getByText(/^Northern Vietnam$/)
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
      await expect.poll(() => eventsNamed(page, 'launch-request')).toHaveLength(1);
      const [request] = await eventsNamed(page, 'launch-request');
      expect(request).toMatchObject({ game: { code: 'mb', name: 'Northern Vietnam', vendor: 'LOTT' } });
    });

    once(
      'PAY-16 past results verify a draw of the gateway, and mark a draw from before the first start',
      async ({ page, gateway, host }) => {
        // The seeded database has commitments to three draws with another key, and no later draw depends on them.
        for (let draws = 0; draws < 5; draws++) await gateway.untilDraw(58_000);
        await open(page, on(gateway, host));
        await page.locator('[part~=history]').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: FAST_DRAW }).click();
        await expect(dialog.getByRole('heading', { name: FAST_DRAW })).toBeVisible();
        const newest = dialog.locator('.lk-past > li').first();
        await newest.getByRole('button', { name: boardHistory['history.verify'] }).click();
        await expect(newest.getByRole('status')).toHaveText(boardHistory['history.verified-right']);
        await expect(newest.getByRole('status')).toBeFocused();
        await expect(newest.getByText(boardHistory['history.unverifiable'])).toHaveCount(0);
        expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);

        // Northern Vietnam draws once a day, so its results are older than the gateway.
        await dialog.getByRole('button', { name: 'Northern Vietnam' }).click();
        const draws = dialog.locator('.lk-past > li');
        await expect(draws.filter({ hasText: boardHistory['history.unverifiable'] })).toHaveCount(20);
        await expect(draws.getByRole('button')).toHaveCount(0);
      },
    );

    test('no-history hides the past results', async ({ page, gateway, host }) => {
      await open(page, on(gateway, host), { params: { noHistory: true } });
      await expect(page.locator('[part~=history]')).toHaveCount(0);
    });

    test('I18N-03 LOTT-29 board follows the language including the names of the server', async ({
      page,
      gateway,
      host,
    }) => {
      await open(page, on(gateway, host));
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(vi['board.title']);
      await expect(names(page)).toHaveText(namesOf(await menuOf(gateway, 'VI')));
      await expect(page.locator('.lk-lottery-board')).toHaveAttribute('lang', 'vi');
    });

    test('THEME-01 board follows the theme', { tag: '@integration' }, async ({ page, gateway, host }) => {
      await open(page, on(gateway, host));
      const surface = () =>
        page.locator('.lk-lottery-board').evaluate(board => getComputedStyle(board).backgroundColor);
      const light = await surface();
      await onLobby(page, 'setTheme', 'dark');
      await expect(page.locator('.lk-lottery-board')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(surface).not.toBe(light);
    });

    once(
      'board shows an error with a retry button while the gateway is down and recovers',
      async ({ page, gateway, host }) => {
        const calls = `${gateway.url}/{lgw,lotto,wps,sdk/*/first}/**`;
        await page.route(calls, route => route.abort());
        await page.goto(await integration.setup(on(gateway, host), {}));
        const retry = page.getByRole('button', { name: 'Try again' });
        await expect(retry).toBeVisible();
        await expect.poll(() => eventsNamed(page, 'error')).not.toEqual([]);
        await page.unroute(calls);
        await retry.click();
        await expect(names(page).first()).toBeVisible();
      },
    );

    once('board shows its last data with their time while offline', async ({ page, gateway, host, context }) => {
      await gateway.untilDraw(8_000);
      await open(page, on(gateway, host));
      const count = namesOf(await menuOf(gateway)).length;
      await expect(names(page)).toHaveCount(count);
      await context.setOffline(true);
      await expect(page.getByText('No connection')).toBeVisible();
      await expect(page.getByText(/As of \d/)).toBeVisible();
      await expect(names(page)).toHaveCount(count);
      await context.setOffline(false);
      await expect(page.getByText('No connection')).toBeHidden();
    });
  });
}
