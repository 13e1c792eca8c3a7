/** The cashier in both themes, widths and languages: no axe finding, nothing sideways. */
import type { Page } from '@playwright/test';
import { longUnless } from '../../helpers/long.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, width] of [
  ['EN', 390],
  ['VI', 320],
  ['PT', 320],
] as const) {
  test(`PAY-05 PAY-06 PAY-09 axe finds nothing in the cashier and nothing scrolls sideways, light and dark, ${language}, ${width} px${longUnless(language === 'VI')}`, async ({
    page,
    gateway,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(code => localStorage.setItem('language', code), language);
    await asMember(page, gateway);
    await page.goto('/m/voucherCenter');
    const look = async (what: string) => {
      expect(await axeInBothThemes(page), what).toEqual([]);
      expect(await sideways(page), what).toBe(0);
    };
    await expect(page.locator('.methods')).toBeVisible();
    await page.locator('.amount input').fill('999999999');
    await look('a wrong amount');
    await page.locator('.amount input').fill('200000000');
    await expect(page.locator('.receipt')).toBeVisible();
    await look('sums');
    await page.locator('.action-bar button').click();
    await expect(page.locator('.copy-row').first()).toBeVisible();
    await look('a transfer');
    await page.locator('.action-bar button').click();
    await expect(page.locator('.way')).toBeVisible();
    await look('waiting');
    await page.locator('.order-cancel').click();
    await page.getByRole('dialog').locator('.choice .lk-button').last().click();
    await expect(page.locator('.order[data-state="cancelled"]')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await look('cancelled');
  });
}
