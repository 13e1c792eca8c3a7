/** Points store in a browser with a real gateway (ROUTE-22, GIFT-03, GIFT-05). */
import type { Page } from '@playwright/test';
import { pointsStore as en } from '../../../site/src/features/points-store/texts.en.ts';
import { pointsStore as vi } from '../../../site/src/features/points-store/texts.vi.ts';
import { rewards as shared } from '../../../site/src/features/rewards/texts.en.ts';
import { expect, test } from '../fixtures.ts';
import { asMember, operator } from '../games/games-kit.ts';
import { balance, member } from '../rewards/rewards-kit.ts';

const POINTS_STORE = '/m/mall/mallHome';
const tile = (page: Page, name: string) => page.locator('.points-store-tile').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog');
const points = (page: Page) => page.locator('.points-store-points b');

test('GIFT-03 the points store shows points and items, and an order follows its state in the back office', async ({
  page,
  gateway,
}) => {
  const userName = await asMember(page, gateway);
  await operator(gateway, 'points-store', 'give', userName, '--points', '7000.5');
  await operator(gateway, 'points-store', 'add', 'Paper fan', '--points', '500', '--stock', '2');
  await page.goto(POINTS_STORE);
  await expect(points(page)).toHaveText('7,000.5');
  await expect(page.locator('.points-store-rates')).toContainText('Lottery');
  await expect(page.locator('.points-store-rates')).toContainText(/1 point for every .*1,000 staked/);
  await expect(tile(page, 'Headphones')).toContainText(en['ml.soldOut']);
  await expect(tile(page, 'Tea set')).toContainText('4,999.5 to go');
  await tile(page, 'Tea set').click();
  await expect(sheet(page)).toContainText('You need 4,999.5 more points');
  await page.keyboard.press('Escape');
  await tile(page, 'Paper fan').click();
  await expect(sheet(page)).toContainText('6,500.5');
  await sheet(page).getByRole('button', { name: 'Order for 500 points' }).click();
  await expect(page.getByText('You’ve ordered Paper fan.')).toBeVisible();
  await expect(points(page)).toHaveText('6,500.5');
  await expect(tile(page, 'Paper fan')).toContainText(en['ml.last']);
  await page.getByRole('tab', { name: en['ml.orders'] }).click();
  await expect(page).toHaveURL(/show=orders/);
  const row = page.locator('.points-store-row').filter({ hasText: 'Paper fan' });
  await expect(row).toContainText(en['ml.state.ordered']);
  const { id } = await gateway.db
    .selectFrom('points_store_orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await operator(gateway, 'points-store', 'send', String(id), '--note', 'Parcel VN7');
  await page.reload();
  await expect(row).toContainText(en['ml.state.sent']);
  await expect(row).toContainText('Parcel VN7');
  await operator(gateway, 'points-store', 'cancel', String(id));
  await page.reload();
  await expect(row).toContainText(en['ml.state.cancelled']);
  await page.getByRole('tab', { name: en['ml.history'] }).click();
  await expect(page.locator('.points-store-row').first()).toContainText(en['ml.entry.returned']);
  await expect(page.locator('.points-store-row').first()).toContainText('+500');
  await expect(page.locator('.points-store-row').nth(1)).toContainText('\u2212500');
});

test('GIFT-03 points are exchanged into play money after a confirmation, in Vietnamese', async ({ page, gateway }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'VI'));
  const userName = await asMember(page, gateway);
  const { id } = await member(gateway, userName);
  await operator(gateway, 'points-store', 'give', userName, '--points', '1200');
  await page.goto(POINTS_STORE);
  await page.getByRole('button', { name: vi['ml.exchange'], exact: true }).click();
  const field = sheet(page).getByRole('textbox', { name: vi['ml.exField'] });
  const next = sheet(page).getByRole('button', { name: vi['ml.next'] });
  await next.click();
  await expect(sheet(page)).toContainText(vi['ml.exMissing']);
  await field.fill('99');
  await expect(sheet(page)).toContainText('Cần đổi ít nhất 100 điểm.');
  await field.fill('9999');
  await expect(sheet(page)).toContainText('Bạn có 1.200 điểm.');
  await sheet(page).getByRole('button', { name: 'Tất cả 1.200' }).click();
  await expect(sheet(page).locator('output')).toContainText('6.000');
  await next.click();
  await expect(sheet(page)).toContainText('1.200 điểm sẽ đổi thành');
  await sheet(page).getByRole('button', { name: 'Đổi 1.200 điểm' }).dblclick();
  await expect(points(page)).toHaveText('0');
  expect(await balance(gateway, id)).toBe('16000.00');
  await page.getByRole('tab', { name: vi['ml.history'] }).click();
  await expect(page.locator('.points-store-row').first()).toContainText('Đổi lấy');
});

test('GIFT-03 a second order of the last item is rejected with a message, and the points are kept', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const userName = await asMember(page, gateway);
  await operator(gateway, 'points-store', 'give', userName, '--points', '300');
  await operator(gateway, 'points-store', 'add', 'Only lamp', '--points', '300', '--stock', '1');
  await page.goto(POINTS_STORE);
  await tile(page, 'Only lamp').click();
  const { id } = await gateway.db
    .selectFrom('points_store_items')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await operator(gateway, 'points-store', 'set', String(id), '--stock', '0');
  await sheet(page).getByRole('button', { name: 'Order for 300 points' }).click();
  await expect(page.getByText('Someone else took the last one. Your points are untouched.')).toBeVisible();
  await expect(sheet(page)).toContainText(en['ml.orSoldOut']);
  await page.keyboard.press('Escape');
  await expect(points(page)).toHaveText('300');
  await expect(tile(page, 'Only lamp')).toContainText(en['ml.soldOut']);
});

test('GIFT-03 the points store shows an empty state and can be retried after a failure', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.route('**/MCS2_pointMall*', route => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(POINTS_STORE);
  await expect(page.getByText(shared['rw.failed'])).toBeVisible();
  await page.unroute('**/MCS2_pointMall*');
  await page.getByRole('button', { name: shared['rw.retry'] }).click();
  await expect(points(page)).toHaveText('0');
  await page.getByRole('tab', { name: en['ml.orders'] }).click();
  await expect(page.getByText(en['ml.noOrders'])).toBeVisible();
  await page.getByRole('tab', { name: en['ml.history'] }).click();
  await expect(page.getByText(en['ml.noHistory'])).toBeVisible();
  await page.getByRole('button', { name: en['ml.see'] }).click();
  await expect(points(page)).toBeVisible();
});

test('GIFT-05 the points store leads home with a message if the flag PTSYS3 is off', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await operator(gateway, 'flag', 'PTSYS3', 'off');
  try {
    await page.goto(POINTS_STORE);
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('Your account can’t use this, or it isn’t available right now.')).toBeVisible();
  } finally {
    await operator(gateway, 'flag', 'PTSYS3', 'on');
  }
});
