/** Prerendered tiles of a script tag's game grid: visible before the code has loaded, and hydrated unchanged. */
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { isDefined, waitLong } from '../../helpers/first/first-drawing.ts';
import {
  GRID,
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
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { EVENT_NAMES, eventsNamed, expect, recordEvents, test } from '../../integrations/stage.ts';

test.beforeEach(async ({ page }) => {
  await waitLong(page);
});

for (const [attributes, width] of [
  ['', 320],
  ['', 390],
  ['', 1280],
  [' columns="5"', 390],
  [' game-type="FISH" no-filter', 390],
  [' tab="hot" more="button"', 390],
  [' query="dragon" page-size="7"', 390],
] as const) {
  test(
    `EMBED-06 tiles of a grid${attributes} appear before preact loads and hydrate without layout shift at ${width} px`,
    slowUnless(attributes === '' && width === 390),
    async ({ page, gateway, host, trouble }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordShifts(page);
      const release = await holdElements(page);
      // Blocks the second page of games: a wide page shows the end of the first page and would immediately request more
      // games.
      await page.route(/pageNo=2/, () => {});
      const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Host</title>${scriptTag(latest(gateway))}${tag(attributes)}<p>Below</p>`;
      await page.goto(host.put('/first.html', body, { policy: strictPolicy(gateway.url) }));
      await expect(tiles(page).first()).toBeVisible();
      await expect(tiles(page).first().locator('img')).toHaveJSProperty('complete', true);
      expect(await isDefined(page, GRID)).toBe(false);
      const names = await tiles(page).locator('[part~=name]').allTextContents();
      expect(await recordNodes(page)).toBe(names.length);
      const shifted = (await shifts()).length;

      const seen = await watchTiles(page);
      release();
      await expect(ready(page)).toBeAttached();
      await expect(page.locator('.lk-game-rows[aria-colcount]')).toBeAttached();
      const { moved, detached, grown } = await since(page);
      expect(detached).toBe(0);
      // Tolerance for rounding: a row height is a whole number of px, and a list of 100 games has 34 rows.
      expect(moved).toBeLessThan(2);
      expect(grown).toBeLessThan(34 / 2);
      expect(await seen()).toEqual({ bare: 0, placeholders: 0, hidden: 0 });
      expect((await shifts()).slice(shifted)).toEqual([]);
      expect((await tiles(page).locator('[part~=name]').allTextContents()).slice(0, names.length)).toEqual(names);
      expect(trouble.errors).toEqual([]);
    },
  );
}

test('EMBED-08 TILE-07 a click on a game before hydration requests the game exactly once afterwards', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(recordEvents, EVENT_NAMES);
  const release = await holdElements(page);
  await page.goto(host.put('/press.html', onlyGrid(gateway)));
  const name = await tiles(page).nth(4).locator('[part~=name]').textContent();
  await tiles(page).nth(4).click();
  expect(await isDefined(page, GRID)).toBe(false);
  release();
  await expect.poll(() => eventsNamed(page, 'login-request')).toHaveLength(1);
  const expected = [{ reason: 'launch', lobby: 'default', game: expect.objectContaining({ name }) }];
  expect(await eventsNamed(page, 'login-request')).toEqual(expected);
  // The hydrated grid reacts to a click on a tab.
  await page.getByRole('tab', { name: 'Hot' }).click();
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  expect(await eventsNamed(page, 'login-request')).toEqual(expected);
});

test('EMBED-08 a tab clicked before hydration is selected afterwards', { tag: '@slow' }, async ({
  page,
  gateway,
  host,
}) => {
  const release = await holdElements(page);
  await page.goto(host.put('/tab.html', onlyGrid(gateway)));
  await page.getByRole('tab', { name: 'Hot' }).click();
  expect(await isDefined(page, GRID)).toBe(false);
  release();
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
});

test('EMBED-08 hydration keeps the focus on the focused game and the scroll position of the page', async ({
  page,
  gateway,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const release = await holdElements(page);
  await page.goto(host.put('/focus.html', onlyGrid(gateway, '<div style="height:300px"></div>')));
  await tiles(page).nth(7).focus();
  await recordNodes(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(600);
  release();
  await expect(ready(page)).toBeAttached();
  await expect(page.locator('.lk-game-rows[aria-colcount]')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect((await since(page)).detached).toBe(0);
  await expect(tiles(page).nth(7)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles(page).nth(8)).toBeFocused();
});

test('EMBED-06 game grid shows two tiles per row with large text before and after hydration', { tag: '@slow' }, async ({
  page,
  gateway,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdElements(page);
  const large = '<style>:root { font-size: 200% } lobby-game-grid { --lobby-px: 0.0625rem }</style>';
  await page.goto(host.put('/large.html', hostPage(large + scriptTag(latest(gateway)), tag())));
  await expect(tiles(page).first()).toBeVisible();
  const columns = () =>
    tiles(page).evaluateAll(all => new Set(all.slice(0, 12).map(tile => tile.getBoundingClientRect().left)).size);
  expect(await columns()).toBe(2);
  await recordNodes(page);
  release();
  await expect(page.locator('.lk-game-rows[aria-colcount]')).toBeAttached();
  expect(await columns()).toBe(2);
  expect((await since(page)).moved).toBeLessThan(4);
});

test('EMBED-06 TILE-01 a game image that failed before hydration shows its fallback cover afterwards', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await page.route('**/art/game/*', route => route.fulfill({ status: 404 }));
  const release = await holdElements(page);
  await page.goto(host.put('/pictures.html', onlyGrid(gateway)));
  await expect
    .poll(() =>
      tiles(page)
        .first()
        .locator('img')
        .evaluate(image => (image as HTMLImageElement).complete),
    )
    .toBe(true);
  release();
  await expect(page.locator('[part~=image][data-art=none] > .lk-icon').first()).toBeVisible();
});

test('I18N-01 prerendered games use the language and dark theme of the page', async ({ page, gateway, host }) => {
  const requests = recordRequests(page);
  const release = await holdElements(page);
  const script = scriptTag(latest(gateway), { 'data-lobby-language': 'VI', 'data-lobby-theme': 'dark' });
  await page.goto(host.put('/dark.html', hostPage(script, tag())));
  await expect(page.getByRole('heading', { name: gamesVi['grid.title'] })).toBeVisible();
  await expect(page.locator('.lk-game-grid')).toHaveAttribute('data-theme', 'dark');
  expect(await isDefined(page, GRID)).toBe(false);
  await recordNodes(page);
  release();
  await expect(page.locator('.lk-game-rows[aria-colcount]')).toBeAttached();
  expect((await since(page)).detached).toBe(0);
  expect(requests).toEqual(['first']);
});
