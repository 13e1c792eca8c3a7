/** Reward center in a browser with a real gateway (GIFT-02, GIFT-05). */
import type { Page } from '@playwright/test';
import { rewards as en } from '../../../site/src/features/rewards/texts.en.ts';
import { expect, test } from '../fixtures.ts';
import { asMember, operator } from '../games/games-kit.ts';
import { balance, member } from './rewards-kit.ts';

const row = (page: Page, title: string) => page.locator('.reward-row').filter({ hasText: title });
const claimOf = (page: Page, title: string) => row(page, title).getByRole('button');

test('GIFT-02 the reward center claims a single reward, claims all remaining rewards, and lists claimed rewards', async ({
  page,
  gateway,
}) => {
  const { id } = await member(gateway, await asMember(page, gateway));
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('tab', { name: 'To claim (2)' })).toBeVisible();
  await expect(row(page, 'Opening week cashback')).toContainText('12,640.50');
  await expect(row(page, 'Opening week cashback')).toContainText('until');
  await expect(row(page, 'Anniversary gift')).toContainText('14 d');
  await expect(row(page, 'Anniversary gift').getByRole('button')).toHaveCount(0);
  await claimOf(page, 'Welcome to the rewards').click();
  await expect(row(page, 'Welcome to the rewards')).toHaveCount(0);
  expect(await balance(gateway, id)).toBe('60000.00');
  await claimOf(page, 'Opening week cashback').click();
  await expect(page.getByRole('tab', { name: en['rc.open'], exact: true })).toBeVisible();
  expect(await balance(gateway, id)).toBe('72640.50');
  await page.getByRole('tab', { name: en['rc.claimed'] }).click();
  await expect(page).toHaveURL(/show=claimed/);
  await expect(page.locator('.reward-row')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.reward-row').first()).toContainText('Claimed on');
});

test('GIFT-02 one button claims all rewards, and the center shows expiry times and an empty state', async ({
  page,
  gateway,
}) => {
  const userName = await asMember(page, gateway);
  const { id } = await member(gateway, userName);
  await operator(gateway, 'rewards', 'add', 'Night gift', '--amount', '1000', '--member', userName);
  const soon = gateway.now() + 9 * 3_600_000 + 28.5 * 60_000;
  await gateway.db.updateTable('reward_offers').set({ ends_at: soon }).where('member_id', '=', id).execute();
  await page.goto('/m/rewardCenter?show=claimed');
  await expect(page.getByText(en['rc.noneClaimed'])).toBeVisible();
  await page.getByRole('button', { name: en['rc.see'] }).click();
  await expect(row(page, 'Night gift')).toContainText(/closes in 9 h 2[78] min/);
  await page.getByRole('button', { name: 'Claim all 3' }).click();
  await expect(row(page, 'Night gift')).toHaveCount(0);
  expect(await balance(gateway, id)).toBe('73640.50');
});

test('GIFT-02 the reward center can be retried after a failure', { tag: '@slow' }, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route('**/MCS2_rewards?*', route => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/m/rewardCenter');
  await expect(page.getByText(en['rw.failed'])).toBeVisible();
  await page.unroute('**/MCS2_rewards?*');
  await page.getByRole('button', { name: en['rw.retry'] }).click();
  await expect(row(page, 'Welcome to the rewards')).toBeVisible();
});

test('GIFT-05 the reward center leads home with a message if the flag REWCEN3 is off', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await operator(gateway, 'flag', 'REWCEN3', 'off');
  try {
    await page.goto('/m/rewardCenter');
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(page.getByText('Your account can’t use this, or it isn’t available right now.')).toBeVisible();
  } finally {
    await operator(gateway, 'flag', 'REWCEN3', 'on');
  }
});
