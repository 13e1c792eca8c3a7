/** Records of a member in a browser with a real gateway (BOOK-01 to BOOK-06, BOOK-08). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withdraw as withdrawWords } from '../../../site/src/features/withdrawals/texts.en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, type MovableGateway, test } from '../fixtures.ts';
import { asAccount, asMember, operator } from '../games/games-kit.ts';
import { request, withdrawer } from '../withdrawals/withdraw-kit.ts';
import { move, paidDeposit, playerOf, round, ticket, waitingDeposit } from './records-kit.ts';

const RESULT = '40127~80349~51132,60685';

/** Creates a member with bets of all kinds; returns the name of the slot. */
async function played(page: Page, gateway: MovableGateway): Promise<string> {
  const player = await playerOf(gateway, await asMember(page, gateway));
  await ticket(gateway, player, ['27', '64', '08'], { result: RESULT, ago: 120_000 });
  const name = await round(gateway, player, false, 90_000);
  await round(gateway, player, true, 60_000);
  await ticket(gateway, player, ['15', '27', '96']);
  await waitingDeposit(gateway, player);
  return name;
}

const rows = (page: Page) => page.locator('.record-rows > li');
const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('BOOK-01 BOOK-02 BOOK-08 the record lists all ledger entries, and Back restores the list', async ({
  page,
  gateway,
}) => {
  const player = await playerOf(gateway, await asMember(page, gateway));
  await round(gateway, player, true, 5 * 3_600_000);
  await move(gateway, player, 60);
  await page.goto('/m/transaction/record?days=31');
  await expect(rows(page).first()).toContainText(/\+.*60\.50/);
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.locator('.record-row') })
      .first(),
  ).toBeVisible();
  for (const part of ['In', 'Out']) await expect(page.locator('.record-sums')).toContainText(part);
  // Scrolling to the footer loads further rows until the end of the list.
  await expect(async () => {
    await page.locator('.record-footer').scrollIntoViewIfNeeded();
    await expect(page.getByText(en['records.end'])).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(rows(page)).toHaveCount(63);
  const bet = page.getByRole('link').filter({ hasText: 'Stake' }).last();
  await bet.scrollIntoViewIfNeeded();
  // Waits for one frame, because the page stores its scroll position one frame later.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await bet.click();
  await expect(page).toHaveURL(/gameRecord\?order=G-/);
  await expect(page.locator('.order-large')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(63);
  await expect(page).toHaveURL(/days=31/);
  await expect(bet).toBeInViewport();
});

test('BOOK-02 the filter is part of the URL and limits the rows', { tag: '@slow' }, async ({ page, gateway }) => {
  await played(page, gateway);
  await page.goto('/m/transaction/record');
  await expect(pill(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
  await pill(page, 'Today').click();
  await expect(page).toHaveURL(/days=today/);
  await page.getByRole('button', { name: en['records.filter'] }).click();
  await page.getByRole('button', { name: 'Wins' }).click();
  await page.getByRole('button', { name: en['records.show'], exact: true }).click();
  await expect(page).toHaveURL(/kind=win/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Win');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: en['records.filter'] }).click();
  await page.getByLabel(en['records.from']).fill('2020-01-01');
  await page.getByRole('button', { name: en['records.show'], exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Records go back to');
  await page.getByRole('button', { name: en['records.reset'] }).click();
  await expect(page).not.toHaveURL(/kind=/);
});

test('BOOK-03 bets are listed with totals of the filter, and a game can be started again', async ({
  page,
  gateway,
}) => {
  const name = await played(page, gateway);
  await page.goto('/m/gameRecord');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.locator('.record-sums')).toContainText('340');
  await pill(page, 'Slots').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('.record-sums')).toContainText('40');
  await expect(rows(page).first().getByRole('img').or(rows(page).first().locator('img')).first()).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: en['order.again'] }).click();
  await expect(page).toHaveURL(/launchGame/);
});

test('BOOK-04 the page of a ticket shows the result and marks the number that won', async ({ page, gateway }) => {
  await played(page, gateway);
  await page.goto('/m/gameRecord?state=won&category=LOTT');
  await rows(page).first().getByRole('link').click();
  const right = page.locator('.order-numbers > li').filter({ hasText: en['order.rightNumber'] });
  await expect(right).toHaveCount(1);
  await expect(right).toContainText('27');
  await expect(right).toContainText('4,500');
  await expect(page.locator('[data-completed]')).toHaveText(['2', '7']);
  await expect(page.getByRole('button', { name: en['order.cancelAll'] })).toHaveCount(0);
});

test('BOOK-04 a bet is canceled before the sale closes, and its stake is refunded', async ({ page, gateway }) => {
  await played(page, gateway);
  await page.goto('/m/gameRecord?state=waiting');
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel number 27' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('50');
  await dialog.getByRole('button', { name: en['order.cancel'], exact: true }).click();
  const canceled = page.locator('.order-numbers > li').filter({ hasText: '27' });
  await expect(canceled).toContainText(/Cancelled at/);
  await expect(canceled).toContainText(/50\.00 returned/);
  await page.getByRole('button', { name: en['order.cancelAll'] }).click();
  await dialog.getByRole('button', { name: en['order.cancelAll'] }).click();
  await expect(page.locator('.record-pill')).toHaveText('Cancelled');
  await page.goto('/m/transaction/record?kind=refund');
  await expect(rows(page)).toHaveCount(2);
});

test('BOOK-05 a pending deposit is listed with its next step and can be canceled', async ({ page, gateway }) => {
  const player = await playerOf(gateway, await asMember(page, gateway));
  await waitingDeposit(gateway, player);
  await page.goto('/m/transaction/record?show=deposits');
  const deposit = rows(page).first();
  await expect(deposit).toContainText(en['records.deposit.created']);
  await expect(deposit.getByRole('link', { name: en['records.seeTransfer'] })).toHaveAttribute(
    'href',
    /voucherCenter\?order=/,
  );
  await deposit.getByRole('button', { name: /Cancel the deposit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: en['records.cancel'], exact: true }).click();
  await expect(deposit).toContainText(en['records.deposit.cancelled']);
  await paidDeposit(gateway, player, { received: '1000000', feePercent: '2' });
  await page.reload();
  await expect(deposit).toContainText(
    'Requested ₫ 2,000,000.00 · Received ₫ 1,000,000.00 · Fee ₫ 20,000.00 · Credited ₫ 980,000.00',
  );
});

test('BOOK-05 a withdrawal is listed with card and state and can be canceled, and a rejected withdrawal shows the reason', async ({
  page,
  gateway,
}) => {
  const actor = await withdrawer(gateway);
  await request(actor, '60000');
  await asAccount(page, gateway, actor.name);
  await page.goto('/m/transaction/record');
  await page.getByRole('tab', { name: en['records.withdrawals'] }).click();
  await expect(rows(page)).toHaveCount(1);
  for (const part of ['Harbour Bank', '6467', '60,000', en['records.withdrawal.pending']])
    await expect(rows(page).first()).toContainText(part);
  await rows(page).getByRole('link', { name: en['records.follow'] }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=W\d+$/);
  await page.getByRole('button', { name: withdrawWords['wd.order.cancel'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: withdrawWords['wd.order.cancel'] }).click();
  await expect(page.getByText(en['records.withdrawal.cancelled']).first()).toBeVisible();
  const declined = await request(actor, '55000');
  await gateway.db.updateTable('withdrawals').set({ fee: '11000' }).where('order_no', '=', declined).execute();
  await operator(gateway, 'money', 'reject', declined, '--reason', 'Name and card differ');
  await page.goto('/m/transaction/record?show=withdrawals');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Name and card differ');
  await expect(rows(page).first()).toContainText('Fee ₫ 11,000.00 · Arrives ₫ 44,000.00');
  await expect(rows(page).first()).toContainText(en['records.withdrawal.rejected']);
  await expect(rows(page).last()).toContainText(en['records.withdrawal.cancelled']);
  await expect(rows(page).getByRole('link', { name: en['records.follow'] })).toHaveCount(0);
  await page.goto('/m/transaction/record?show=withdrawals&state=rejected');
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en['records.csv'] }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(
    /^\uFEFFDate,Time,Bank account,Status,Amount,Fee,Number\r\n.*,Harbour Bank.*6467,Declined,55000\.00,/,
  );
});

test('BOOK-06 the filtered rows are saved as CSV', { tag: '@slow' }, async ({ page, gateway }) => {
  await played(page, gateway);
  await page.goto('/m/gameRecord?category=LOTT');
  await expect(rows(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en['records.csv'] }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFDate,Time,Game,Draw,Status,Staked,Won,Number\r\n/);
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(text).toMatch(/,Won,150\.00,4500\.00,L-\d{6}-\d+\r\n$/);
});

test('BOOK-01 BOOK-03 a record that is switched off leads home', { tag: '@slow' }, async ({ page, gateway }) => {
  await asMember(page, gateway);
  const flags = (enabled: boolean) =>
    gateway.db.updateTable('flags').set({ enabled }).where('name', 'in', ['TRANSREC3', 'TRANSBETREPMEM3']).execute();
  await flags(false);
  gateway.changed();
  try {
    for (const path of ['/m/transaction/record', '/m/gameRecord']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/m\/home/);
    }
  } finally {
    await flags(true);
    gateway.changed();
  }
});

test('BOOK-08 a record list that failed to load can be retried, and an empty list shows a next step', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  let fails = true;
  await page.route('**/lgw/orders?**', route => (fails ? route.abort() : route.continue()));
  await page.goto('/m/gameRecord?days=today');
  await expect(page.getByText(en['records.failed'])).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: en['failed.retry'] }).click();
  await expect(page.getByText(en['records.noneBets'])).toBeVisible();
  await page.getByRole('button', { name: en['records.show31'] }).click();
  await expect(page).toHaveURL(/days=31/);
  await expect(page.getByText(en['records.noneAllText'])).toBeVisible();
  await page.goto('/m/gameRecord?order=L-201126-1');
  await expect(page.getByText(en['order.none'])).toBeVisible();
});

test('the records have no accessibility violations and no horizontal scrolling, light and dark', async ({
  page,
  gateway,
}) => {
  await played(page, gateway);
  await page.setViewportSize({ width: 320, height: 700 });
  const seen = async (label: string) => {
    expect(await axeInBothThemes(page), label).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBeLessThanOrEqual(320);
  };
  for (const path of ['/m/transaction/record', '/m/transaction/record?show=deposits', '/m/gameRecord']) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await seen(path);
  }
  await page.getByRole('button', { name: en['records.filter'] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('the filter');
  for (const state of ['won', 'waiting']) {
    await page.goto(`/m/gameRecord?category=LOTT&state=${state}`);
    await rows(page).first().getByRole('link').click();
    await expect(page.locator('.order-numbers')).toBeVisible();
    await seen(`a ticket that is ${state}`);
  }
});
