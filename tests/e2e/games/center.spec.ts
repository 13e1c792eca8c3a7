/** Navigation from home to every category, and through the game center to a vendor and a game. */
import type { Page } from '@playwright/test';
import { button, expect, site, test } from '../account/account-kit.ts';
import { asMember, firstGame, framed, tiles } from './games-kit.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: site['menu.kinds'] });

test('home links to every category, and the header of a category page leads back to home', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/m/home');
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText([
    site['kind.HOT'],
    site['kind.RNG'],
    site['kind.INHOUSE'],
    site['kind.LIVE'],
    site['kind.PVP'],
    site['kind.COCKFIGHT'],
    site['kind.FISH'],
    site['kind.SPORTS'],
    site['kind.ESPORTS'],
  ]);
  for (const name of await links.allInnerTexts()) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await firstGame(page);
    await button(page, site['header.back']).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    // Waits for the heading of home, because the URL changes before the page does, and a game center has links with the
    // same names as home.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('lobbykit');
  }
});

test('CENTER-01 CENTER-02 CENTER-03 the category switcher changes the category, and Back leaves the game center', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/home');
  await menu(page).getByRole('link', { name: site['kind.SPORTS'], exact: true }).click();
  for (const [name, path] of [
    [site['kind.ESPORTS'], /\/m\/esports$/],
    [site['kind.COCKFIGHT'], /\/m\/cockfight$/],
    [site['kind.INHOUSE'], /\/m\/inhouse$/],
    [site['kind.LIVE'], /\/m\/live$/],
  ] as const) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(name);
    await firstGame(page);
  }
  await button(page, site['header.back']).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('CENTER-05 CENTER-06 the game center shows six games until more are requested', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/m/gameCenter?gameType=LIVE');
  const games = page.getByRole('region', { name: site['center.games'] });
  await expect(games.getByRole('gridcell')).toHaveCount(6);
  await button(page, site['center.moreGames']).click();
  await expect(games.getByRole('grid')).toHaveAttribute('aria-rowcount', '17');
  await expect(button(page, site['center.moreGames'])).toHaveCount(0);
});

test('CENTER-07 a vendor with many games opens their list, and a vendor with a single game opens that game', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.goto('/m/sports');
  await button(page, 'BTI Sports').click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=SPORTS&vassalage=BTI$/);
  await firstGame(page);
  await button(page, site['header.back']).click();
  await button(page, 'Paddock').click();
  await framed(page);
  await button(page, site['launch.leave']).click();
  await expect(page).toHaveURL(/\/m\/sports$/);
});

test('a category without vendors shows an empty state, and a category that failed to load can be retried', async ({
  page,
}) => {
  await page.goto('/m/gameCenter?gameType=POKER');
  await expect(page.getByText(site['center.none'])).toBeVisible();
  await page.route('**/wps/relay/GCSGAME_*', route => route.abort());
  await page.goto('/m/live');
  const retry = button(page, site['failed.retry']);
  await expect(retry).toBeVisible();
  await page.unroute('**/wps/relay/GCSGAME_*');
  await retry.click();
  await firstGame(page);
  await expect(tiles(page).first()).toBeVisible();
});
