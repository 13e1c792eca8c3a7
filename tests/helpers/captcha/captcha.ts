/** Text that every captcha of the test gateways shows, and that tests enter. */
import { expect, type Page } from '@playwright/test';

export const CAPTCHA = 'HERON';

/** Types the text when the image is visible, because text typed earlier would not belong to that image. */
export async function typeCaptcha(page: Page, letters = CAPTCHA) {
  const field = page.locator('.lk-captcha');
  await expect(field.locator('canvas:not([data-wait])')).toBeVisible();
  await field.getByRole('textbox').fill(letters);
}
