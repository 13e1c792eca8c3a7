/** Game grid for members and visitors by pointer and keyboard, in success and failure. */
import { core } from '../../../sdk/i18n/english/core.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import {
  BARE_PAGE,
  eventsNamed,
  expect,
  type Integration,
  type MovableGateway,
  onLobby,
  test,
  testOf,
  themesOf,
} from '../../integrations/stage.ts';
import { listOf, logInAgain, namesInOrder, openGrid, tiles } from './games.ts';

export function gameGridMemberSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  const drawn = testOf(integration.whole || integration.ownRenderer);
  const on = (gateway: MovableGateway, host: Parameters<Integration['setup']>[0]['host']) => ({
    gateway: gateway.url,
    host,
  });

  test('LIST-33 FAV-01 tab, favorite button and game request a login from a visitor', { tag: '@integration' }, async ({
    page,
    gateway,
    host,
  }) => {
    await openGrid(integration, page, on(gateway, host));
    const { games } = await listOf(gateway);
    const { nodeId, gameId } = games[0]!;
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await page.locator('[part~=heart]:visible').first().click();
    await tiles(page).first().click();
    await expect
      .poll(() => eventsNamed(page, 'login-request'))
      .toEqual([
        { reason: 'favorite', lobby: 'default' },
        { reason: 'favorite', id: String(nodeId), lobby: 'default' },
        { reason: 'launch', game: expect.objectContaining({ nodeId: String(nodeId), gameId }), lobby: 'default' },
      ]);
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  });

  test('FAV-04 FAV-05 a favorite is stored and its removal on the fav tab is immediate', async ({
    page,
    gateway,
    host,
  }) => {
    await logInAgain(page, gateway);
    await openGrid(integration, page, on(gateway, host));
    const [name] = await namesInOrder(page);
    const heart = page.getByRole('button', { name: `Favorite: ${name}`, exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => eventsNamed(page, 'favorite')).toEqual([expect.objectContaining({ on: true })]);
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await expect.poll(() => namesInOrder(page)).toEqual([name]);
    // The removal must be visible before the response.
    await page.route('**/MCSFE_removeFavoriteGameV2', () => {});
    await heart.click();
    await expect(page.getByText('No favorite games yet')).toBeVisible();
  });

  once(
    'FAV-06 FAV-10 a favorite rejected by the server is reverted with a message',
    async ({ page, gateway, host }) => {
      await logInAgain(page, gateway);
      let reject = () => {};
      const held = new Promise<void>(resolve => {
        reject = resolve;
      });
      await page.route('**/MCSFE_addFavoriteGameV2', async route => {
        await held;
        await route.fulfill({
          json: { success: false, message: 'Not this one' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      });
      await openGrid(integration, page, on(gateway, host));
      const heart = page.locator('[part~=heart]:visible').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('Saving', { exact: true })).toBeVisible();
      reject();
      // Text of the SDK; messages of the server are for developers.
      await expect(page.getByText(core['error.unknown'])).toBeVisible();
      await expect(page.getByText('Not this one')).toHaveCount(0);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      expect((await eventsNamed(page, 'favorite')).map(({ on: set }) => set)).toEqual([true, false]);
    },
  );

  test('LAUNCH-02 a click on a game emits a launch request with the launch parameters', {
    tag: '@integration',
  }, async ({ page, gateway, host }) => {
    await logInAgain(page, gateway);
    await openGrid(integration, page, on(gateway, host));
    const { games } = await listOf(gateway);
    const [first] = games;
    await tiles(page).filter({ hasText: first!.gameName }).first().click();
    await expect.poll(() => eventsNamed(page, 'launch-request')).toHaveLength(1);
    const [request] = await eventsNamed(page, 'launch-request');
    expect(request).toMatchObject({
      game: {
        nodeId: String(first!.nodeId),
        gameId: first!.gameId,
        name: first!.gameName,
        vendor: first!.vassalage,
        kind: 'RNG',
      },
    });
  });

  drawn(
    'arrow keys, Home, End and Page Down move through the tiles, also to rows without elements',
    async ({ page, gateway, host }) => {
      await openGrid(integration, page, on(gateway, host), { columns: 3 });
      const { games } = await listOf(gateway);
      const focused = () =>
        page.evaluate(() => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return at?.querySelector('[part~=name]')?.textContent ?? at?.getAttribute('aria-label') ?? null;
        });
      await tiles(page).first().focus();
      const steps = [
        ['ArrowRight', 1],
        ['ArrowDown', 4],
        ['Home', 3],
        ['End', 5],
        ['ArrowUp', 2],
        ['PageDown', null],
        ['Control+End', 23],
        ['Control+Home', 0],
      ] as const;
      for (const [key, index] of steps) {
        await page.keyboard.press(key);
        if (index !== null) expect(await focused(), key).toBe(games[index]!.gameName);
      }
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(`Favorite: ${games[0]!.gameName}`);
    },
  );

  test('no-filter hides search and filter and the columns param sets the number of columns', async ({
    page,
    gateway,
    host,
  }) => {
    await openGrid(integration, page, on(gateway, host), { noFilter: true, columns: 2, pageSize: 10 });
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '2');
  });

  for (const theme of themesOf(integration)) {
    test(`game grid, its filter and its search have no accessibility violations, ${theme}`, async ({
      page,
      gateway,
      host,
    }) => {
      await openGrid(integration, page, on(gateway, host));
      await onLobby(page, 'setTheme', theme);
      expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
      await page.getByRole('button', { name: 'Search games' }).click();
      await expect(page.getByRole('searchbox')).toBeFocused();
      expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Filter' }).click();
      expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
    });
  }

  once(
    'game grid shows an error with a retry button while the gateway is down and recovers',
    async ({ page, gateway, host }) => {
      const calls = new RegExp(`^${gateway.url}/(wps|sdk/[^/]+/first)/`);
      await page.route(calls, route => route.abort());
      await page.goto(await integration.setup(on(gateway, host), { widget: 'game-grid' }));
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect.poll(() => eventsNamed(page, 'error')).not.toEqual([]);
      await page.unroute(calls);
      await retry.click();
      await expect(tiles(page).first()).toBeVisible();
    },
  );

  once('a failed page of games shows an error and can be retried', async ({ page, gateway, host }) => {
    await openGrid(integration, page, on(gateway, host));
    await page.route('**/GCSGAME_gameList?*', route => route.fulfill({ status: 500, body: 'no' }));
    await page.mouse.move(195, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 1_500);
      await expect(page.getByText('Couldn’t load more games')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.unroute('**/GCSGAME_gameList?*');
    await page.locator('[part~=more]').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => eventsNamed(page, 'page')).toContainEqual({ page: 2, hasMore: true, lobby: 'default' });
  });
}
