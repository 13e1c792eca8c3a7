/** Search for a game, favorites, and changes by an operator. */
import type { Page } from '@playwright/test';
import { en as kit } from '../../../sdk/i18n/en.ts';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { kit as account, button, expect, field, PASSWORD, site, test } from '../account/account-kit.ts';
import { recordShifts } from '../lottery/shifts.ts';
import { firstGame, framed, heartOf, operator, tile } from './games-kit.ts';

/** Pages tested by default: the list of hot games, and the list of one game type. */
const IN_GATE = ['/m/hot', '/m/gameList?gameType=LIVE'];
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

for (const [path, title] of [
  ['/m/hot', 'kind.HOT'],
  ['/m/rng', 'kind.RNG'],
  ['/m/pvp', 'kind.PVP'],
  ['/m/fish', 'kind.FISH'],
  ['/m/gameList?gameType=LIVE', 'kind.LIVE'],
] as const) {
  test(
    `LIST-01 LIST-02 LIST-04 ${path} lists its games below banner and announcement`,
    slowUnless(IN_GATE.includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site[title]);
      await expect(page).toHaveTitle(site[title]);
      await firstGame(page);
      expect(await page.locator('.kind-banner img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
        716,
      );
      await expect(
        page.getByRole('button', { name: site['announcement.open'].replace('{{title}}', '') }),
      ).toBeVisible();
    },
  );
}

test('TAB-01 TAB-02 the category menu is the same on every category page, including lotteries', {
  tag: '@slow',
}, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: site['menu.kinds'] });
  const kinds = ['HOT', 'RNG', 'INHOUSE', 'LIVE', 'PVP', 'COCKFIGHT', 'FISH', 'SPORTS', 'ESPORTS'] as const;
  const names = kinds.map(kind => site[`kind.${kind}`]);
  for (const path of ['rng', 'sports', 'inhouse', 'lott', 'elott', 'lottery', 'gameCenter?gameType=FISH']) {
    await page.goto(`/m/${path}`);
    await expect(menu.getByRole('link')).toHaveText(names);
    await expect(page.locator('.kind-banner img')).toBeVisible();
  }
  await menu.getByRole('link', { name: site['kind.PVP'], exact: true }).click();
  await expect(page).toHaveURL(/\/m\/pvp$/);
});

test('FRAME-28 the category menu scrolls by wheel, drag and arrows with a mouse', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/hot');
  const menu = page.getByRole('navigation', { name: site['menu.kinds'] });
  const at = () => menu.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const [left, right] = [button(page, site['row.left']), button(page, site['row.right'])];
  await expect(menu.locator('[aria-current]')).toBeVisible();
  await expect(left).toHaveCount(0);
  await menu.hover();
  await page.mouse.wheel(0, 90);
  await expect.poll(at).toBe(90);
  await expect(left).toBeVisible();

  // A drag follows no link; a click follows the link.
  const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(at).toBe(30);
  await expect(page).toHaveURL(/\/m\/hot$/);

  await right.click();
  await expect.poll(at).toBeGreaterThan(100);
  await expect(async () => {
    if (await right.isVisible()) await right.click({ timeout: 1_000 });
    await expect(right).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  const end = await at();
  // When the menu is scrolled to its end, the wheel scrolls the page.
  await menu.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await at()).toBe(end);
  await menu.getByRole('link', { name: site['kind.ESPORTS'], exact: true }).click();
  await expect(page).toHaveURL(/\/m\/esports$/);
});

test('TAB-04 the category menu is on every list, marks its category and switches without a layout shift', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: site['menu.kinds'] });
  const here = menu.locator('[aria-current]');
  const shifts = await recordShifts(page);
  await page.goto('/m/rng');
  await firstGame(page);
  await expect(here).toHaveText(site['kind.RNG']);
  expect(await shifts()).toEqual([]);
  const place = await menu.boundingBox();
  await page.goto('/m/home');
  await page.getByRole('link', { name: site['home.more'].replace('{{name}}', site['kind.HOT']) }).click();
  for (const [path, kind] of [
    ['/m/hot', 'kind.HOT'],
    ['/m/fish', 'kind.FISH'],
    ['/m/pvp', 'kind.PVP'],
  ] as const) {
    await menu.getByRole('link', { name: site[kind], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await firstGame(page);
    await expect(here).toHaveText(site[kind]);
    await expect(here).toBeInViewport();
    // Polls until the page has stopped scrolling.
    await expect.poll(() => menu.boundingBox()).toEqual(place);
  }
  // Back leaves all visited game lists in one step.
  await button(page, site['header.back']).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/gameList?gameType=LIVE');
  await expect(here).toHaveText(site['kind.LIVE']);
});

test('LIST-36 LIST-35 the list of a category requests 50 games per page, and the list of a game type requests 25', {
  tag: '@slow',
}, async ({ page }) => {
  const requests: URL[] = [];
  page.on('request', request => requests.push(new URL(request.url())));
  const sizes = () =>
    requests
      .filter(url => url.pathname.endsWith('GCSGAME_gameList'))
      .map(({ searchParams }) => searchParams.get('pageSize'));
  await page.goto('/m/rng');
  await firstGame(page);
  await page.goto('/m/gameList?gameType=RNG');
  await firstGame(page);
  expect(sizes()).toEqual(['50', '25']);
});

test('a game is found by its Vietnamese name without accents', async ({ page, gateway }) => {
  await operator(gateway, 'game', 'add', 'Golden Moon', '--vendor', 'BGS', '--type', 'RNG');
  const { node_id } = await gateway.db
    .selectFrom('games')
    .select('node_id')
    .orderBy('node_id', 'desc')
    .executeTakeFirstOrThrow();
  await operator(gateway, 'game', 'set', String(node_id), '--vi', 'Nguyệt Vàng Độc Nhất');
  await page.addInitScript(() => localStorage.setItem('language', 'VI'));
  await page.goto('/m/rng');
  await button(page, gamesVi['grid.search']).click();
  await page.getByRole('searchbox').fill('nguyet vang doc');
  const found = page.getByRole('dialog').getByRole('gridcell').locator('.lk-tile:visible');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveText(/Nguyệt Vàng Độc Nhất/);
});

test('FAV-01 LIST-33 LAUNCH-01 favorite button, favorites tab and tile lead a visitor to the login, and a game starts afterwards', async ({
  page,
}) => {
  await page.goto('/m/pvp');
  const name = await firstGame(page);
  const back = `/m/login?${new URLSearchParams({ next: '/m/pvp' })}`;
  for (const press of [heartOf(page, name), tab(page, kit['tab.fav']), tile(page, name)]) {
    await press.click();
    await expect(page).toHaveURL(back);
    await page.goBack();
    await expect(tile(page, name)).toBeVisible();
  }
  await tile(page, name).click();
  await expect(page.getByText(account['login.for-game'].replace('{{name}}', name))).toBeVisible();
  await field(page, account['login.username']).fill('member0');
  await page.getByLabel(account['login.password'], { exact: true }).fill(PASSWORD);
  await button(page, account['login.submit']).click();
  // The launch that was requested before the login is completed after the login, and Back leads to the list.
  await framed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/pvp$/);
  await expect(tile(page, name)).toBeVisible();
});

test('changes of a game or vendor by an operator appear on the page', async ({ page, gateway }) => {
  const row = await gateway.db
    .selectFrom('games')
    .select(['node_id', 'vendor_code'])
    .where('game_type', '=', 'FISH')
    .where('active', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await page.goto('/m/fish');
  const before = await firstGame(page);
  await operator(gateway, 'game', 'set', String(row.node_id), '--name', 'Renamed Reef');
  await page.reload();
  await expect(tile(page, 'Renamed Reef')).toBeVisible();
  await expect(tile(page, before)).toHaveCount(0);
  await operator(gateway, 'game', 'set', String(row.node_id), '--state', 'off');
  await page.reload();
  await firstGame(page);
  await expect(tile(page, 'Renamed Reef')).toHaveCount(0);

  await operator(gateway, 'vendor', 'set', 'CORAL', '--name', 'Coral Renamed');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Coral Renamed' })).toBeVisible();
  await operator(gateway, 'vendor', 'set', 'CORAL', '--state', 'off');
  await page.reload();
  await firstGame(page);
  await expect(page.getByRole('button', { name: 'Coral Renamed' })).toHaveCount(0);
  await operator(gateway, 'vendor', 'set', 'CORAL', '--state', 'on', '--name', 'Coral Bay');
});

test('TILE-02 lottery tiles have no favorite button', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/m/gameList?gameType=LOTT');
  await firstGame(page);
  await expect(page.locator('.lk-tile-heart:visible')).toHaveCount(0);
  await page.goto('/m/fish');
  await firstGame(page);
  await expect(page.locator('.lk-tile-heart:visible').first()).toBeVisible();
});

test('a list is restored at its scroll position after a return from the login', async ({ page }) => {
  await page.goto('/m/rng');
  await firstGame(page);
  await page.mouse.wheel(0, 1_800);
  const ninth = page.locator('[aria-rowindex="9"] .lk-tile').first();
  await ninth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await ninth.click();
  await expect(page).toHaveURL(/\/m\/login/);
  await page.goBack();
  await expect(ninth).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
