/** Benefits of the VIP level in a browser with a real gateway (GIFT-04). */
import { randomUUID } from 'node:crypto';
import { toUnits } from '../../../sdk/protocol/amounts.ts';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { rewards as en } from '../../../site/src/features/rewards/texts.en.ts';
import { credit } from '../../helpers/credit.ts';
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { member } from '../rewards/rewards-kit.ts';

test('GIFT-04 the benefits page shows the level, and the requirements and additional benefits of the next level', async ({
  page,
  gateway,
}) => {
  const { id } = await member(gateway, await asMember(page, gateway));
  const { db, now } = gateway;
  await db.updateTable('members').set({ vip_level: 'Gold' }).where('id', '=', id).execute();
  await credit(db, id, toUnits('50000000'), now());
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', 'RNG')
    .where('lottery_id', 'is', null)
    .orderBy('node_id')
    .executeTakeFirstOrThrow();
  await playReels(
    db,
    { memberId: id, merchantCode: 'demo', vendor: game.vendor_code },
    { nodeId: game.node_id, category: 'RNG', key: randomUUID(), stake: toUnits('41600000') },
    now(),
    () => ['star', 'bell', 'seven'],
  );
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('heading', { name: 'Gold' })).toBeVisible();
  await expect(page.locator('.level-missing')).toContainText(/₫\s?38,400,000 more by .*31 Dec to reach Platinum/);
  await expect(page.locator('.level-steps > li')).toHaveCount(5);
  await expect(page.locator('.level-steps [aria-current]')).toHaveText('Gold');
  const used = page.locator('.use-row');
  await expect(used.filter({ hasText: en['cu.free'] }).first()).toContainText('0 of 8');
  await expect(used.filter({ hasText: en['cu.gift'] }).first()).toContainText(/300,000 to claim until/);
  await expect(page.locator('[data-locked]').first()).toContainText(/Monthly gift of ₫\s?800,000/);
  await page.getByRole('button', { name: en['rw.rules'] }).click();
  await expect(page.getByRole('dialog')).toContainText(en['cu.rule1']);
});

test('GIFT-04 the benefits page shows an empty state without a level and can be retried after a failure', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route('**/MCS2_memberClubUse*', route => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/m/member/benefits');
  await expect(page.getByText(en['rw.failed'])).toBeVisible();
  await page.unroute('**/MCS2_memberClubUse*');
  await page.getByRole('button', { name: en['rw.retry'] }).click();
  await expect(page.getByRole('heading', { name: en['cu.none'] })).toBeVisible();
  await expect(page.getByRole('link', { name: en['cu.service'] })).toHaveAttribute('href', '/m/customer');
});
