/**
 * Reward pages in both themes, widths and languages: accessibility and horizontal scrolling.
 *
 * @module-tag slow
 */

import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { member } from './rewards-kit.ts';

/** Pages, each with the selector of its loaded content. */
const PAGES: readonly (readonly [path: string, shown: string])[] = [
  ['/m/activity/signIn', '.check-in-days'],
  ['/m/member/benefits', '.use-row'],
  ['/m/rewardCenter', '.reward-row'],
];

for (const [language, width] of [
  ['EN', 390],
  ['VI', 320],
  ['PT', 320],
] as const) {
  test(
    `GIFT-01 GIFT-02 GIFT-04 reward pages have no accessibility violations and no horizontal scrolling, ${language}, ${width} px`,
    slowUnless(language === 'VI'),
    async ({ page, gateway }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(code => localStorage.setItem('language', code), language);
      const { id } = await member(gateway, await asMember(page, gateway));
      await gateway.db.updateTable('members').set({ vip_level: 'Gold' }).where('id', '=', id).execute();
      for (const [path, shown] of PAGES) {
        await page.goto(path);
        await expect(page.locator(shown).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        expect(await axeInBothThemes(page), path).toEqual([]);
      }
    },
  );
}
