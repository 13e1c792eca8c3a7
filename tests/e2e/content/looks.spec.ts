/**
 * Promotions, help, customer service and terms in both themes and several widths and languages.
 *
 * @module-tag slow
 */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { button, expect, field, test } from '../account/account-kit.ts';
import { recordShifts } from '../lottery/shifts.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** URL of a page, and selector of its main content. */
const PAGES = [
  ['/m/activity', '.promo'],
  ['/m/activity?id=2', '.promo-article'],
  ['/m/activityDetail?id=2', '.promo-article'],
  ['/m/activityDetail?id=0', '.lk-empty'],
  ['/m/help', '.help-question'],
  ['/m/customer', '.feedback'],
  ['/m/useragreement', '.agreement'],
] as const;

async function open(page: Page, [path, content]: (typeof PAGES)[number]) {
  await page.goto(path);
  await expect(page.locator(content).first()).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('content pages have no accessibility violations, light and dark', async ({ page }) => {
  // Skips the list with an open promotion, because it combines parts that the other pages already contain.
  for (const entry of PAGES.filter(([path]) => path !== '/m/activity?id=2')) {
    await open(page, entry);
    if (entry[0] === '/m/help') await page.locator('.help-question').first().click();
    if (entry[0] === '/m/customer') {
      await page.route('**/wps/feedback/image', route => route.abort());
      const files = ['a.png', 'b.gif'].map(name => ({
        name,
        mimeType: `image/${name.slice(2)}`,
        buffer: Buffer.from('x'),
      }));
      await page.locator('input[type="file"]').setInputFiles(files);
      await field(page, en['feedback.content']).fill('abc');
      await button(page, en['feedback.send']).click();
      await expect(page.getByRole('alert')).toHaveCount(3);
    }
    expect(await axeInBothThemes(page), entry[0]).toEqual([]);
  }
});

test('content pages do not scroll horizontally at 320 to 1280 px, in Vietnamese, Portuguese and large text', async ({
  page,
}) => {
  for (const [width, language] of [
    [320, 'VI'],
    [1280, 'PT'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(stored => localStorage.setItem('language', stored), language);
    for (const entry of PAGES) {
      await open(page, entry);
      expect(await sideways(page), `${entry[0]} at ${width}`).toBe(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await sideways(page), `${entry[0]} at ${width}, large text`).toBe(0);
    }
  }
});

test('content pages cause no layout shift', async ({ page }) => {
  const shifts = await recordShifts(page);
  for (const entry of PAGES) {
    await open(page, entry);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await shifts(), entry[0]).toEqual([]);
  }
});
