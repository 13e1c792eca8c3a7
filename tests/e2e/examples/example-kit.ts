/** Common checks of examples: both themes, screen width and target size. */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { px } from '../../helpers/lengths.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { expect } from '../fixtures.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Checks accessibility and page width in both themes, on phone and desktop. */
export async function expectCorrectStyles(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const widget of await page.locator('[theme]').all()) {
        const base = widget.locator('[part~=base]').first();
        if (await base.count()) await expect(base).toHaveAttribute('data-theme', colorScheme);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
}

/** Checks that the matching controls of the page are at least 44 px high and wide. */
export async function fingerSized(page: Page, selector: string): Promise<void> {
  for (const control of await page.locator(selector).all()) {
    const { width, height } = (await control.boundingBox())!;
    expect(Math.min(px(width), px(height))).toBeGreaterThanOrEqual(44);
  }
}

/** Fills in the open login form with a seeded account and submits it. */
export async function logIn(
  page: Page,
  texts: Readonly<Record<keyof typeof accountEn, string>> = accountEn,
): Promise<void> {
  await page.getByRole('textbox', { name: texts['login.username'] }).fill('member0');
  await page.getByLabel(texts['login.password'], { exact: true }).fill('Lobby-2026');
  await page.keyboard.press('Enter');
}
