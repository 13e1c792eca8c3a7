/** Customer service panel: one tap away on every page, above its content, and closed with the page. */
import type { Page } from '@playwright/test';
import { serviceVi } from '../../../sdk/i18n/service-vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { complaints, expect, test } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });
const entry = (page: Page, name: string) => panel(page).locator('[part~=entry]').filter({ hasText: name });
const toggle = (page: Page) => page.locator('.lk-service-toggle');

async function logIn(page: Page) {
  await page.goto('/m/login?next=/m/help');
  await page.locator('input[data-field=username]').fill('member0');
  await page.locator('input[data-field=password]').fill('Lobby-2026');
  await page.locator('input[data-field=password]').press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/m/help');
}

test('SERV-01 SERV-02 SERV-04 SERV-08 the header opens customer service, and an entry or Back closes it', async ({
  page,
}) => {
  const messages = complaints(page);
  await page.goto('/m/help');
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(panel(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await entry(page, 'Announcements').click();
  await page.waitForURL('**/m/notice');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(panel(page)).toBeVisible();
  // Back closes the panel first and then leaves the page.
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await page.goBack();
  await page.waitForURL('**/m/help');

  await page.getByRole('button', { name: 'Customer service' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Customer service' }).click();
  await expect(panel(page)).toBeVisible();
  expect(messages).toEqual([]);
});

test('SERV-10 SERV-13 SERV-14 home has floating buttons above the footer menu, and they send no request before a touch', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(toggle(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/wps/system/whitelabel');
  const button = (await toggle(page).boundingBox())!;
  const bar = (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
  await toggle(page).click();
  await page.getByRole('button', { name: 'Telegram' }).click();
  await expect(page.getByRole('link', { name: 'Telegram @lobbykit' })).toBeVisible();
  expect(requests).toContain('/wps/system/whitelabel');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'All contact options' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'Promotions', exact: true }).click();
  await expect(toggle(page)).toHaveCount(0);
});

test('SERV-03 SERV-09 SERV-20 S27 a member reaches service window and chat, and the service link is stored', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await logIn(page);
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(entry(page, 'Live chat')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const first = context.waitForEvent('page');
  await entry(page, 'Get help from our team').click();
  const service = await first;
  await service.waitForURL(/\/sandbox\/contact\/service$/);
  expect(await service.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await service.close();
  expect(await page.evaluate(() => localStorage.getItem('service_link'))).toMatch(/\/sandbox\/contact\/service$/);

  const second = context.waitForEvent('page');
  await entry(page, 'Live chat').click();
  const chat = await second;
  await chat.getByRole('textbox').fill('Is anybody there?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText('Is anybody there?')).toBeVisible();
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await chat.close();
});

test('SERV-04 customer service follows the language and shows an error if its code fails to load', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'VI'));
  await page.goto('/m/help');
  await page.route('**/service-float-*.js', route => route.abort());
  await page.getByRole('button', { name: serviceVi['service.title'] }).click();
  await expect(page.getByText('Không tải được trang này')).toBeVisible();
  await page.unroute('**/service-float-*.js');
});
