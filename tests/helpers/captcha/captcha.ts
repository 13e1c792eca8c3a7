/** What every captcha of the tests' gateway shows, and how it is typed. */
import { expect, type Page } from '@playwright/test';

export const CAPTCHA = 'HERON';

/** Types it once its picture is there, as nobody could before: letters typed earlier belong to no picture. */
export async function typeCaptcha(page: Page, letters = CAPTCHA) {
  const field = page.locator('.lk-captcha');
  await expect(field.locator('canvas:not([data-wait])')).toBeVisible();
  await field.getByRole('textbox').fill(letters);
}
