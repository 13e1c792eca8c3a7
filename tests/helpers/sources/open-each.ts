/** A page of all six widgets: opens what each has to open, and closes it again. The login is asked for last and left open. */
import { expect, type Page } from '@playwright/test';

export async function openEach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Past results' }).click();
  await expect(page.getByRole('dialog', { name: 'Past results' }).locator('.lk-balls').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('lobby-game-grid').getByRole('button', { name: 'Filter' }).click();
  // It opens once its code is there: an Escape before that closes nothing.
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.lk-service-toggle').click();
  await page.getByText('All contact options').click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
}
