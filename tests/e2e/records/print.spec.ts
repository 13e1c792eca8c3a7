/** Print view of a page without header and menus. */
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { move, playerOf } from './records-kit.ts';

test('BOOK-01 printed records show the rows without header and menu', async ({ page, gateway }) => {
  await move(gateway, await playerOf(gateway, await asMember(page, gateway)), 3);
  await page.goto('/m/transaction/record?days=31');
  const rows = page.locator('.record-rows > li');
  await expect(rows.first()).toBeVisible();
  const bars = [page.getByRole('banner'), page.locator('nav.bottom')];
  for (const bar of bars) await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const bar of bars) await expect(bar).toBeHidden();
  await expect(rows.first()).toBeVisible();
});
