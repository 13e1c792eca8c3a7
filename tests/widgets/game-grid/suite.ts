/** Behavior of the game grid in every integration: lists and filters. */
import type { Page } from '@playwright/test';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import {
  eventsNamed,
  expect,
  type Integration,
  type MovableGateway,
  onLobby,
  test,
  testOf,
} from '../../integrations/stage.ts';
import { hotOf, listOf, logInAgain, namesInOrder, openGrid, tiles } from './games.ts';
import { gameGridMemberSuite } from './member-suite.ts';

const firstNames = async (page: Page, count: number) => (await namesInOrder(page)).slice(0, count);

/** Collects the queries of all game list requests that `page` sends from now on. */
function watchLists(page: Page): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('GCSGAME_gameList') && request.method() === 'GET') requests.push(url.searchParams);
  });
  return requests;
}

/** Requested page numbers except the first page, which may be prerendered. */
const pagesAfterFirst = (requests: readonly URLSearchParams[]) =>
  requests.map(query => query.get('pageNo') ?? '').filter(number => number !== '1');

export function gameGridSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  const drawn = testOf(integration.whole || integration.ownRenderer);
  test.describe('game-grid', () => {
    const on = (gateway: MovableGateway, host: Parameters<Integration['setup']>[0]['host']) => ({
      gateway: gateway.url,
      host,
    });

    test('LIST-05 LIST-09 grid shows tabs, vendors with an all item and games in server order', async ({
      page,
      gateway,
      host,
    }) => {
      await openGrid(integration, page, on(gateway, host));
      await expect(page.getByRole('tab')).toHaveText(['All', 'Hot', 'Favorites']);
      const strip = page.locator('[part~=vendor] button');
      await expect(strip.first()).toHaveText('All');
      expect(await strip.count()).toBeGreaterThan(5);
      const { games } = await listOf(gateway);
      expect(await firstNames(page, 12)).toEqual(games.slice(0, 12).map(({ gameName }) => gameName));
      expect(await eventsNamed(page, 'ready')).toEqual([{ lobby: 'default' }]);
    });

    once('TILE-01 tile whose image fails to load shows the default cover', async ({ page, gateway, host }) => {
      await page.route('**/art/**', route => route.abort());
      await openGrid(integration, page, on(gateway, host));
      await expect(page.locator('[part~=image][data-art=none] svg').first()).toBeVisible();
    });

    once(
      'TILE-03 TILE-05 tiles show the badges of the server and the badge of the vendor JL',
      async ({ page, gateway, host }) => {
        await openGrid(integration, page, on(gateway, host));
        const { games } = await listOf(gateway);
        for (const game of games.slice(0, 12)) {
          const tile = tiles(page)
            .filter({ has: page.getByText(game.gameName, { exact: true }) })
            .first();
          const flag = game.isTop ? 'Hot' : game.isNew ? 'New' : '';
          await expect(tile.locator('[part~=tag]')).toHaveText(flag);
          await expect(tile.locator('[part~=badge]')).toHaveText(game.vassalage === 'JL' ? 'JL' : '');
        }
      },
    );

    test('LIST-11 LIST-23 grid loads further pages near the end of the list and reuses its tiles', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      const requests = watchLists(page);
      await openGrid(integration, page, on(gateway, host));
      const elements = await tiles(page).count();
      for (const pages of [1, 2, 3]) {
        await page.mouse.move(195, 500);
        await expect(async () => {
          await page.mouse.wheel(0, 1_200);
          expect(pagesAfterFirst(requests).length).toBeGreaterThanOrEqual(pages);
        }).toPass();
      }
      expect(pagesAfterFirst(requests)).toEqual(pagesAfterFirst(requests).map((_, index) => String(index + 2)));
      await expect.poll(() => eventsNamed(page, 'page')).toContainEqual({ page: 4, hasMore: true, lobby: 'default' });
      expect(await page.locator('[part~=tile]').count()).toBeLessThan(elements * 3);
    });

    once(
      'LIST-11 grid loads more when its end becomes visible by a layout change without scrolling',
      async ({ page, gateway, host }) => {
        const requests = watchLists(page);
        // Four rows end more than 300 px below the viewport.
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () =>
            document.documentElement.style.setProperty('padding-top', '600px'),
          ),
        );
        await openGrid(integration, page, on(gateway, host), { pageSize: 12 });
        expect(pagesAfterFirst(requests)).toEqual([]);
        await page.evaluate(() => document.documentElement.style.removeProperty('padding-top'));
        await expect.poll(() => pagesAfterFirst(requests).length).toBeGreaterThan(0);
      },
    );

    test('LIST-13 LIST-21 LIST-28 filter panel filters the games and shows the filter as a chip', async ({
      page,
      gateway,
      host,
    }) => {
      await openGrid(integration, page, on(gateway, host));
      await page.getByRole('button', { name: 'Filter' }).click();
      const panel = page.getByRole('dialog', { name: 'Filter' });
      await expect(panel.getByRole('group', { name: 'Minimum bet' }).getByRole('button')).toHaveText([
        'All',
        '0.01',
        '0.05',
        '0.10',
        '0.50',
        '0.75',
      ]);
      await panel.getByRole('button', { name: '0.50' }).click();
      await panel.getByRole('button', { name: 'Video poker' }).click();
      await panel.getByRole('button', { name: 'Show games' }).click();
      await expect(panel).toBeHidden();
      const { games } = await listOf(gateway, { minBet: '0.5', gameClassify: 'VP' });
      await expect.poll(() => firstNames(page, 3)).toEqual(games.slice(0, 3).map(({ gameName }) => gameName));
      await page.getByRole('button', { name: 'Remove Video poker' }).click();
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect(page.getByRole('group', { name: 'Active filters' })).toHaveCount(0);
    });

    once(
      'LIST-30 LIST-31 filter panel offers minimum bet and class only for slots',
      async ({ page, gateway, host }) => {
        await openGrid(integration, page, on(gateway, host), { gameType: 'FISH' });
        await page.getByRole('button', { name: 'Filter' }).click();
        const panel = page.getByRole('dialog', { name: 'Filter' });
        await expect(panel.getByRole('group', { name: 'Provider' })).toBeVisible();
        await expect(panel.getByRole('group', { name: 'Minimum bet' })).toHaveCount(0);
        await panel.getByRole('button', { name: 'Slots' }).click();
        await expect(panel.getByRole('group', { name: 'Category' })).toBeVisible();
      },
    );

    drawn(
      'LIST-14 LIST-15 LIST-27 search starts 500 ms after the last letter and panels open independently',
      async ({ page, gateway, host }) => {
        const requests = watchLists(page);
        let respond = () => {};
        const held = new Promise<void>(resolve => {
          respond = resolve;
        });
        await page.route(/gameName=gold/, route => held.then(() => route.continue()));
        await openGrid(integration, page, on(gateway, host));
        await page.getByRole('button', { name: 'Search games' }).click();
        const results = page.getByRole('dialog', { name: 'Search games' });
        await results.getByRole('searchbox').pressSequentially('  gold', { delay: 60 });
        await expect
          .poll(() => requests.filter(query => query.has('gameName')).map(query => query.get('gameName')))
          .toEqual(['gold']);
        // Until the response arrives, the previous games are shown without the new heading, and no further page can be
        // loaded.
        const more = results.getByRole('button', { name: 'More games' });
        await expect(more).toHaveAttribute('aria-disabled', 'true');
        await expect(results.getByText('Games matching “gold”')).toHaveCount(0);
        respond();
        await expect(results.getByText('Games matching “gold”')).toBeVisible();
        await more.scrollIntoViewIfNeeded();
        await more.click();
        await expect.poll(() => requests.filter(query => query.get('gameName') === 'gold').length).toBe(2);
        await results.getByRole('button', { name: 'Filter' }).click();
        const panel = page.getByRole('dialog', { name: 'Filter', exact: true });
        await expect(panel).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(results).toBeVisible();
        await results.getByRole('button', { name: 'Close search' }).click();
        await expect(page.getByRole('button', { name: 'Remove “gold”' })).toBeVisible();
      },
    );

    once(
      'LIST-10 an empty list shows a text and a button that removes the filters',
      async ({ page, gateway, host }) => {
        await page.goto(
          await integration.setup(on(gateway, host), {
            widget: 'game-grid',
            params: { query: 'no game is called this' },
          }),
        );
        await expect(page.locator('[part~=empty]')).toContainText('No game found');
        await page.locator('[part~=empty]').getByRole('button', { name: 'Clear all' }).click();
        await expect(tiles(page).first()).toBeVisible();
      },
    );

    test('LIST-07 LIST-08 LIST-34 shared list contains only games of BGS, also on the hot tab', async ({
      page,
      gateway,
      host,
    }) => {
      await logInAgain(page, gateway);
      await openGrid(integration, page, on(gateway, host), { inHouse: true });
      await expect(page.getByRole('tab')).toHaveText(['All', 'Hot', 'Recent', 'Favorites']);
      const { games } = await listOf(gateway, { vassalage: 'BGS' });
      expect(await firstNames(page, 6)).toEqual(games.slice(0, 6).map(({ gameName }) => gameName));
      await page.getByRole('tab', { name: 'Hot' }).click();
      const hot = (await hotOf(gateway)).filter(({ vassalage }) => vassalage === 'BGS');
      await expect.poll(() => firstNames(page, 3)).toEqual(hot.slice(0, 3).map(({ gameName }) => gameName));
    });

    test('LIST-38 I18N-03 grid follows the language including the names of the server', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await openGrid(integration, page, on(gateway, host));
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(gamesVi['grid.title']);
      const { games } = await listOf(gateway, { language: 'VI' });
      await expect.poll(() => firstNames(page, 6)).toEqual(games.slice(0, 6).map(({ gameName }) => gameName));
    });

    gameGridMemberSuite(integration);
  });
}
