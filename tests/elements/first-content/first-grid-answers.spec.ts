/** Data response from which a game grid's markup was prerendered: requested once, awaited, and replaced if invalid. */

import { waitLong } from '../../helpers/first/first-drawing.ts';
import {
  latest,
  onlyGrid,
  ready,
  recordNodes,
  recordRequests,
  since,
  tag,
  tiles,
  watchTiles,
} from '../../helpers/first/first-grid.ts';
import { holdElements, hostPage, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { EVENT_NAMES, eventsNamed, expect, recordEvents, test } from '../../integrations/stage.ts';

test.beforeEach(async ({ page }) => {
  await waitLong(page);
});

test('EMBED-07 R2 hydration of the game grid sends no second request for games and vendors', async ({
  page,
  gateway,
  host,
}) => {
  const requests = recordRequests(page);
  await page.addInitScript(recordEvents, EVENT_NAMES);
  await page.goto(host.put('/once.html', onlyGrid(gateway, tag())));
  await expect(ready(page)).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['first']);
  expect(await eventsNamed(page, 'page')).toEqual(Array(2).fill({ page: 1, hasMore: true, lobby: 'default' }));
  await page.locator('.lk-more').last().scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain('gameList RNG 2');
  expect(requests).not.toContain('gameList RNG 1');
});

test('EMBED-07 R2 game grid awaits a late prerender response and sends no second request', async ({
  page,
  gateway,
  host,
}) => {
  const requests = recordRequests(page);
  await page.route('**/first/game-grid?*', async route => {
    const response = await route.fetch();
    await expect(page.locator('lobby-game-grid:state(loading)')).toHaveCount(2);
    await route.fulfill({ response });
  });
  await page.goto(host.put('/late.html', onlyGrid(gateway, tag())), { waitUntil: 'commit' });
  await expect(ready(page)).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['first']);
});

test('EMBED-09 grids with a tab for members or an invalid attribute request no prerendered markup', async ({
  page,
  gateway,
  host,
}) => {
  const errors = await recordErrors(page);
  const requests = recordRequests(page);
  const release = await holdElements(page);
  const tags = ['tab="fav"', 'tab="recent" in-house', 'tab="favorites" in-house', 'lobby="other"', 'page-size="0"', ''];
  await page.goto(
    host.put('/left.html', hostPage(scriptTag(latest(gateway)), tags.map(one => tag(` ${one}`)).join(''))),
  );
  const drawn = () => page.locator('lobby-game-grid').evaluateAll(all => all.map(one => one.shadowRoot !== null));
  await expect.poll(drawn).toEqual([false, false, false, false, false, true]);
  expect(requests).toEqual(['first']);
  expect(await errors()).toEqual([]);
  release();
  await expect(page.locator('lobby-game-grid[tab=fav]:state(empty)')).toBeAttached();
});

test('R13 game grid with invalid prerendered data requests the games and shows the prerendered games until then', async ({
  page,
  gateway,
  host,
}) => {
  const requests = recordRequests(page);
  await page.route('**/first/game-grid?*', async route => {
    const response = await route.fetch();
    const { tree, data } = (await response.json()) as { tree: unknown; data: { answers: Record<string, unknown> } };
    const wrong = { success: true, value: { games: 7 } };
    const answers = Object.fromEntries(Object.keys(data.answers).map(path => [path, wrong]));
    await route.fulfill({ response, json: { tree, data: { answers } } });
  });
  const release = await holdElements(page);
  await page.goto(host.put('/data.html', onlyGrid(gateway)));
  await expect(tiles(page).first()).toBeVisible();
  await expect(tiles(page).first().locator('img')).toHaveJSProperty('complete', true);
  await recordNodes(page);
  const seen = await watchTiles(page);
  expect(requests).toEqual(['first']);
  release();
  await expect(page.locator('.lk-game-rows[aria-colcount]')).toBeAttached();
  expect(requests.sort()).toEqual(['first', 'gameList RNG 1', 'getVendors']);
  expect((await since(page)).detached).toBe(0);
  expect(await seen()).toEqual({ bare: 0, placeholders: 0, hidden: 0 });
});

test('R13 an attribute changed before hydration is requested and shown by the game grid', async ({
  page,
  gateway,
  host,
}) => {
  const requests = recordRequests(page);
  const release = await holdElements(page);
  await page.goto(host.put('/other.html', onlyGrid(gateway)));
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => document.querySelector('lobby-game-grid')?.setAttribute('game-type', 'FISH'));
  release();
  await expect(ready(page)).toBeAttached();
  expect(requests).toContain('gameList FISH 1');
  expect(requests).not.toContain('gameList RNG 1');
});
