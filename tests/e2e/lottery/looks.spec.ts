/**
 * Lottery page: accessibility in both themes, horizontal scrolling and layout shifts.
 *
 * @module-tag slow
 */
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, test } from '../account/account-kit.ts';
import { cards, history, historyLink, openLotteries } from './lottery-kit.ts';
import { recordShifts } from './shifts.ts';

test('lotteries and their history have no accessibility violations, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLotteries(page);
  // The group "Fast" represents the forty lotteries of all groups.
  await page.getByRole('button', { name: 'Fast', exact: true }).click();
  await expect(cards(page).first()).toContainText('Fast');
  expect(await axeInBothThemes(page)).toEqual([]);
  await historyLink(page).click();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('the lottery page does not scroll horizontally at any width, in Portuguese and with text at 200 %', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'PT'));
  await page.goto('/m/lottery');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('.lk-week')).toBeVisible();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const size of ['100%', '200%']) {
    await page.evaluate(value => document.documentElement.style.setProperty('font-size', value), size);
    for (const width of [320, 360, 390, 430, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sideways(), `${width} px at ${size}`).toBe(0);
    }
  }
});

test('the lottery page causes no layout shift', async ({ page }) => {
  const shifts = await recordShifts(page);
  await openLotteries(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.lottery-vendor')).toBeAttached();
  expect(await shifts()).toEqual([]);
});
