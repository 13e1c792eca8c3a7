/** Steps of a member in the cashier and of the payer at the provider's page. */
import type { BrowserContext, Page } from '@playwright/test';
import { cashier } from '../../../site/src/features/deposits/texts.en.ts';
import { expect, site } from '../account/account-kit.ts';

export const texts = cashier;

/** Fills in the placeholders of a text. */
export const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');

export const method = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
export const amount = (page: Page) => page.getByRole('textbox', { name: texts['dep.amount'] });
export const press = (page: Page) => page.locator('.action-bar').getByRole('button').click();
/** Heading with the status of the order. */
export const head = (page: Page) => page.locator('.headline h2');

/** Opens the cashier and waits for the payment methods. */
export async function openCashier(page: Page): Promise<void> {
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('radiogroup', { name: texts['dep.method'] })).toBeVisible();
}

/** Selects a method and types an amount. `force` is required because the tile covers its radio button. */
export async function choose(page: Page, name: string, text: string): Promise<void> {
  await method(page, name).check({ force: true });
  await amount(page).fill(text);
}

/** Opens an order at a provider; returns the provider's page in its tab. */
export async function payAt(page: Page, name: string, text: string): Promise<Page> {
  await choose(page, name, text);
  // Waits for the validation of the amount. A press before the validation opens no tab, and the test would wait for a
  // tab forever.
  await expect(page.locator('.action-bar').getByRole('button')).toHaveText(/\d/);
  const [tab] = await Promise.all([page.waitForEvent('popup'), press(page)]);
  await tab.waitForURL(/\/pay\//);
  await expect(head(page)).toHaveText(fill(texts['ord.head.wait'], { method: name }));
  return tab;
}

/** Opens a manual bank transfer of an amount. */
export async function transfer(page: Page, text: string): Promise<void> {
  await choose(page, 'Bank transfer', text);
  await press(page);
  await expect(page.getByRole('img', { name: texts['ord.qr'] })).toBeVisible();
}

/** Presses a button of the provider's page, waits for the response and closes the page. */
export async function decide(page: Page, tab: Page, choice: string): Promise<void> {
  await tab.getByRole('button', { name: choice, exact: true }).click();
  await expect(tab.getByRole('status')).toBeVisible();
  // Brings the first page to the front. A headless browser may leave this page in the background when the other page
  // closes, and a page in the background sends no requests.
  await page.bringToFront();
  await tab.close();
}

/** Opens the site in another tab of the same member. */
export async function otherTab(page: Page, context: BrowserContext): Promise<Page> {
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  const tab = await context.newPage();
  await tab.addInitScript(text => {
    if (window.top === window && text) sessionStorage.setItem('MC_SESSION_INFO', text);
  }, session);
  return tab;
}

export const balance = (page: Page) =>
  page.getByRole('region', { name: site['account.balance'] }).locator('.balance-sum');
