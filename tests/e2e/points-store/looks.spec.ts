/**
 * Points store in both themes, widths and languages: accessibility and horizontal scrolling (GIFT-03).
 *
 * @module-tag slow
 */

import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../fixtures.ts';
import { asMember, operator } from '../games/games-kit.ts';

const POINTS_STORE = '/m/mall/mallHome';

for (const [language, width] of [
  ['EN', 390],
  ['VI', 320],
  ['PT', 320],
] as const) {
  test(
    `GIFT-03 the points store has no accessibility violations and no horizontal scrolling, ${language}, ${width} px`,
    slowUnless(language === 'VI'),
    async ({ page, gateway }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(code => localStorage.setItem('language', code), language);
      const userName = await asMember(page, gateway);
      await operator(gateway, 'points-store', 'give', userName, '--points', '30000');
      const check = async (label: string) => {
        expect(await axeInBothThemes(page), label).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBeLessThanOrEqual(width);
      };
      const sheet = page.getByRole('dialog');
      await page.goto(POINTS_STORE);
      await expect(page.locator('.points-store-tile').first()).toBeVisible();
      await check('shop');
      await page.locator('.points-store-exchange-button').click();
      await sheet.locator('.points-store-all').click();
      await check('exchange');
      await sheet.locator('button[type=submit]').click();
      await expect(sheet.locator('.points-store-ask')).toBeVisible();
      await check('second yes');
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await page.locator('.points-store-tile[data-reach]').first().click();
      await expect(sheet.locator('.points-store-lines')).toBeVisible();
      await check('goods');
      await sheet.locator('.points-store-form > .lk-button').click();
      await expect(sheet).toHaveCount(0);
      for (const show of ['orders', 'history']) {
        await page.goto(`${POINTS_STORE}?show=${show}`);
        await expect(page.locator('.points-store-row').first()).toBeVisible();
        await check(show);
      }
    },
  );
}
