/** Opens and closes the popups of all six widgets of a page. The login is opened last and remains open. */
import { expect, type Page } from '@playwright/test';

export async function openEach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Past results' }).click();
  await expect(page.getByRole('dialog', { name: 'Past results' }).locator('.lk-balls').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('lobby-game-grid').getByRole('button', { name: 'Filter' }).click();
  // Waits for the panel, which opens when its code has loaded: an earlier Escape would close nothing.
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
