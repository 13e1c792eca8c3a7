/** Cashier in both themes, several widths and languages: accessibility and horizontal scrolling. */
import type { Locator, Page } from '@playwright/test';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';
import { amount, openCashier } from './cashier-kit.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, width] of [
  ['EN', 390],
  ['VI', 320],
  ['PT', 320],
] as const) {
  test(
    `PAY-05 PAY-06 PAY-09 the cashier has no accessibility violations and no horizontal scrolling, ${language}, ${width} px`,
    slowUnless(language === 'VI'),
    async ({ page, gateway }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(code => localStorage.setItem('language', code), language);
      await asMember(page, gateway);
      await page.goto('/m/voucherCenter');
      const check = async (label: string) => {
        expect(await axeInBothThemes(page), label).toEqual([]);
        expect(await sideways(page), label).toBe(0);
      };
      await expect(page.locator('.methods')).toBeVisible();
      await page.locator('.amount input').fill('999999999');
      await check('a wrong amount');
      await page.locator('.amount input').fill('200000000');
      await expect(page.locator('.facts')).toBeVisible();
      await check('sums');
      await page.locator('.action-bar button').click();
      await expect(page.locator('.copy-row').first()).toBeVisible();
      await check('a transfer');
      await page.locator('.action-bar button').click();
      await expect(page.locator('.timeline')).toBeVisible();
      await check('waiting');
      await page.locator('.order-cancel').click();
      await page.getByRole('dialog').locator('.choice .lk-button').last().click();
      await expect(page.locator('.order[data-state="cancelled"]')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await check('cancelled');
    },
  );
}

/** True if the element is completely visible and not covered by another element. */
const isInReach = (part: Locator) =>
  part.evaluate(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 1, (top + bottom) / 2, bottom - 1].every(y => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && (one.contains(hit) || hit.contains(one));
    });
  });

test('PAY-05 the on-screen keyboard covers neither the amount, its error nor the submit button', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asMember(page, gateway);
  await openCashier(page);
  await amount(page).click();
  // The smaller viewport simulates a keyboard that covers the lower part of the screen.
  await page.setViewportSize({ width: 390, height: 480 });
  const button = page.locator('.action-bar button');
  await page.keyboard.type('200000');
  await expect(page.locator('.action-sum')).toBeVisible();
  for (const part of [amount(page), button]) await expect.poll(() => isInReach(part)).toBe(true);
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  const wrong = page.locator('.amount').getByRole('alert');
  await expect(wrong).toBeVisible();
  for (const part of [amount(page), wrong, button]) await expect.poll(() => isInReach(part)).toBe(true);
});
