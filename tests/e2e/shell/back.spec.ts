/** Browser Back on the site: closes open layers before leaving the page. */
import type { Page } from '@playwright/test';
import { slowUnless } from '../../helpers/slow.ts';
import { button, expect, site, test } from '../account/account-kit.ts';
import { asMember, firstGame, grid, tile, tiles } from '../games/games-kit.ts';
import { cards, history, historyLink, openLotteries } from '../lottery/lottery-kit.ts';

const dialogs = (page: Page) => page.getByRole('dialog');
/** Opens the page under test after another page of the same visit. */
async function from(page: Page, path: string) {
  await page.goto('/m/help');
  await page.evaluate(to => window.history.pushState(null, '', to), path);
}
const query = (page: Page) => new URL(page.url()).searchParams;

for (const [label, path, open] of [
  [
    'the menu',
    '/m/help',
    (page: Page) => page.locator('.top').getByRole('button', { name: site['header.menu'] }).click(),
  ],
  ['customer service', '/m/help', (page: Page) => button(page, 'Customer service').click()],
  ['the search', '/m/rng', (page: Page) => button(page, grid['grid.search']).click()],
  ['the filter', '/m/rng', (page: Page) => button(page, grid['grid.filter']).click()],
] as const) {
  test(
    `FRAME-06 Back closes ${label} and does not leave the page, and the next Back leaves the page`,
    slowUnless(label === 'the menu'),
    async ({ page }) => {
      await page.goto('/m/activity');
      await from(page, path);
      for (const close of ['back', 'escape', 'back'] as const) {
        await open(page);
        await expect(dialogs(page)).toHaveCount(1);
        if (close === 'back') await page.goBack();
        else await page.keyboard.press('Escape');
        await expect(dialogs(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
      }
      // An open layer that was closed by the visitor leaves no additional history entry.
      await open(page);
      await expect(dialogs(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/m/help');
    },
  );
}

test('FRAME-06 Back closes first the filter, then the search below it, and finally leaves the page', {
  tag: '@slow',
}, async ({ page }) => {
  await from(page, '/m/rng');
  await firstGame(page);
  await button(page, grid['grid.search']).click();
  const search = page.getByRole('dialog', { name: grid['grid.search'] });
  await search.getByRole('button', { name: grid['grid.filter'] }).click();
  const filter = page.getByRole('dialog', { name: grid['grid.filter'] });
  await expect(filter).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveCount(0);
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toHaveCount(0);
  await expect(page).toHaveURL('/m/rng');
  await page.goBack();
  await expect(page).toHaveURL('/m/help');
});

test('FRAME-06 the back arrow leaves the page in one step after a layer was closed', {
  tag: '@slow',
}, async ({ page }) => {
  await from(page, '/m/rng');
  await firstGame(page);
  await button(page, grid['grid.filter']).click();
  // Waits for the dialog, because its code may load after the press, and an earlier Escape would have no effect.
  await expect(dialogs(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await button(page, site['header.back']).click();
  await expect(page).toHaveURL('/m/help');
  // Going forward returns to the page that Back left, so Back was no forward navigation.
  await page.goForward();
  await expect(page).toHaveURL('/m/rng');
});

test('LOTT-14 Back closes lottery details and past results, and the page keeps its scroll position', {
  tag: '@slow',
}, async ({ page }) => {
  await from(page, '/m/lott');
  await expect(cards(page).first()).toBeVisible();
  await openLotteries(page, '/m/lott');
  await page.evaluate(() => scrollTo(0, 300));
  await cards(page).nth(2).getByRole('button').first().click();
  await expect(dialogs(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/m/lott');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await historyLink(page).click();
  await expect(history(page)).toBeVisible();
  await page.goBack();
  await expect(history(page)).toHaveCount(0);
  await expect(page).toHaveURL('/m/lott');
});

test('LIST-14 LIST-21 search and filters are in the URL, and a reload, a copied URL and Back from a game restore them', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await from(page, '/m/rng');
  await firstGame(page);
  await button(page, grid['grid.search']).click();
  await page.getByRole('searchbox').fill('dragon');
  await expect.poll(() => query(page).get('query')).toBe('dragon');
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/m/rng?query=dragon');
  await expect(page.getByRole('button', { name: grid['filter.drop'].replace('{{name}}', '“dragon”') })).toBeVisible();

  await button(page, grid['grid.filter']).click();
  await dialogs(page).getByRole('button', { name: '0.10', exact: true }).click();
  await dialogs(page).getByRole('button', { name: grid['filter.apply'] }).click();
  await expect(page).toHaveURL('/m/rng?query=dragon&minBet=0.1');

  await page.reload();
  const name = await firstGame(page);
  expect(name).toMatch(/dragon/i);
  await expect(page).toHaveURL('/m/rng?query=dragon&minBet=0.1');
  await tile(page, name).click();
  await expect(page).toHaveURL(/\/m\/launchGame\?/);
  await page.goBack();
  await expect(page).toHaveURL('/m/rng?query=dragon&minBet=0.1');
  expect(await firstGame(page)).toMatch(/dragon/i);
  await expect(tiles(page).first()).toBeVisible();

  // Back leaves the list in one step and does not step through earlier filters.
  await page.goBack();
  await expect(page).toHaveURL('/m/help');
});
