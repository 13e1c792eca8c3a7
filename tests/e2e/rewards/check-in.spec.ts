/** Daily check-in in a browser with a real gateway (GIFT-01). */
import type { Page } from '@playwright/test';
import { claimDay } from '../../../site/gateway/features/rewards/check-in.ts';
import { dateOf, dayEnd } from '../../../site/gateway/platform/days.ts';
import { rewards as en } from '../../../site/src/features/rewards/texts.en.ts';
import { expect, type MovableGateway, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { balance, member } from './rewards-kit.ts';

const DAY = 24 * 3_600_000;

const claimButton = (page: Page) => page.locator('.action-bar').getByRole('button');
const today = (page: Page) => page.locator('.check-in-days [aria-current="date"]');

const claimsOf = (gateway: MovableGateway, id: number) =>
  gateway.db.selectFrom('check_ins').selectAll().where('member_id', '=', id).execute();

test('GIFT-01 a day that is claimed in one tab is shown as claimed in another tab', async ({
  page,
  context,
  gateway,
}) => {
  const { id } = await member(gateway, await asMember(page, gateway));
  await page.goto('/m/activity/signIn');
  await expect(claimButton(page)).toHaveText(/Claim day 1: ₫\s?5,000$/);
  const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  const other = await context.newPage();
  await other.addInitScript(text => {
    if (window.top === window) sessionStorage.setItem('MC_SESSION_INFO', text!);
  }, stored);
  await other.goto('/m/activity/signIn');
  await expect(claimButton(other)).toBeVisible();
  await Promise.all([claimButton(page).click(), claimButton(other).click()]);
  for (const tab of [page, other]) {
    await expect(today(tab).locator('[data-state="claimed"]')).toBeVisible();
    await expect(tab.locator('.check-in-done')).toContainText('You’ve claimed day 1.');
  }
  expect(await claimsOf(gateway, id)).toHaveLength(1);
  expect(await balance(gateway, id)).toBe('15000.00');
  await page.reload();
  await expect(page.locator('.check-in-done')).toBeVisible();
});

test('GIFT-01 the calendar shows the streak, pays its bonus with the day and changes months', async ({
  page,
  gateway,
}) => {
  const { id } = await member(gateway, await asMember(page, gateway));
  for (const days of [2, 1]) {
    await gateway.db.transaction().execute(trx => {
      const at = gateway.now() - days * DAY;
      return claimDay(trx, { memberId: id, merchantCode: 'demo' }, dateOf(at, 'Asia/Ho_Chi_Minh'), async () => at);
    });
  }
  await page.goto('/m/activity/signIn');
  await expect(page.getByRole('heading', { name: '2 days in a row' })).toBeVisible();
  await expect(claimButton(page)).toHaveText(/Claim day 3: ₫\s?5,000 \+ ₫\s?20,000/);
  await claimButton(page).click();
  await expect(page.locator('.check-in-bonuses li').first()).toContainText(en['si.reached']);
  expect(await balance(gateway, id)).toBe('45000.00');
  const month = page.locator('.check-in-month-header h2');
  const shown = await month.textContent();
  await expect(page.getByRole('button', { name: en['si.after'] })).toBeDisabled();
  await page.getByRole('button', { name: en['si.before'] }).click();
  await expect(month).not.toHaveText(shown!);
  await page.getByRole('button', { name: en['si.after'] }).click();
  await expect(month).toHaveText(shown!);
});

test("GIFT-01 a claim after the merchant's midnight is rejected for the previous day and shows the new day", async ({
  page,
  gateway,
}) => {
  const { id } = await member(gateway, await asMember(page, gateway));
  await page.goto('/m/activity/signIn');
  await expect(claimButton(page)).toBeVisible();
  const tomorrow = dayEnd(gateway.now(), 'Asia/Ho_Chi_Minh') + 1_000;
  await gateway.db
    .updateTable('sessions')
    .set({ seen_at: tomorrow, expires_at: tomorrow + DAY })
    .where('member_id', '=', id)
    .execute();
  await gateway.advance(tomorrow - gateway.now());
  await claimButton(page).click();
  await expect(page.getByText('A new day has begun.')).toBeVisible();
  expect(await claimsOf(gateway, id)).toEqual([]);
  await expect(claimButton(page)).toBeEnabled();
  await claimButton(page).click();
  await expect(page.locator('.check-in-done')).toBeVisible();
  expect(await claimsOf(gateway, id)).toHaveLength(1);
});

test('GIFT-01 the check-in shows an empty state without rewards and can be retried after a failure', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route('**/MCS2_signInCalendar*', route => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/m/activity/signIn');
  await expect(page.getByText(en['rw.failed'])).toBeVisible();
  await page.unroute('**/MCS2_signInCalendar*');
  await gateway.db.deleteFrom('check_in_rewards').execute();
  await page.getByRole('button', { name: en['rw.retry'] }).click();
  await expect(page.getByText(en['si.none'])).toBeVisible();
});
