/** VIP level benefits and promotion to the next level, on both databases (GIFT-04). */

import { toUnits } from 'lobbykit/domain';
import { claimRewards, rewards, vipUsage, withdrawSetting } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { promoteDueMembers } from '../../../site/gateway/features/vip/usage.ts';
import { credit } from '../../helpers/credit.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  expectLedgerReconciles,
  ledgerEntriesOf,
  newRewardsMember,
  stake,
} from '../../helpers/gateway/reward-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

interface Use {
  readonly own: { readonly labelName: string; readonly monthlyGift: string; readonly freeWithdrawals: number } | null;
  readonly next: { readonly labelName: string; readonly stake: string; readonly benefits: readonly object[] } | null;
  readonly levels: readonly { readonly labelName: string }[];
  readonly staked: string;
  readonly missing: string;
  readonly yearEnds: number;
  readonly monthEnds: number;
  readonly giftTime: number | null;
  readonly freeUsed: number;
}

interface Rewards {
  readonly content: readonly { readonly rewardId: string; readonly title: string; readonly amount: string }[];
}

const YEAR_ENDS = Date.parse('2026-12-31T17:00:00Z');
const EN = { language: 'EN' };

onBothEngines('VIP levels', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const onLevel = async (label: string | null) => {
    const member = await newRewardsMember(server);
    await server.db.updateTable('members').set({ vip_level: label }).where('id', '=', member.memberId).execute();
    return member;
  };
  const labelOf = async (memberId: number) =>
    (await server.db.selectFrom('members').select('vip_level').where('id', '=', memberId).executeTakeFirstOrThrow())
      .vip_level;

  it('GIFT-04 settled qualifying stake of the current year counts towards the next level', async () => {
    const member = await onLevel('Silver');
    await credit(server.db, member.memberId, toUnits('30000000'), server.now());
    await stake(server, member.memberId, '900000', Date.parse('2025-12-31T16:59:59Z'));
    await stake(server, member.memberId, '1500000', Date.parse('2025-12-31T17:00:00Z'));
    await stake(server, member.memberId, '2000000.50');
    const use = await member.read<Use>(vipUsage, EN);
    expect(use).toMatchObject({
      own: { labelName: 'Silver', monthlyGift: '50000.00', freeWithdrawals: 6 },
      next: { labelName: 'Gold', stake: '20000000.00' },
      staked: '3500000.50',
      missing: '16499999.50',
      yearEnds: YEAR_ENDS,
      monthEnds: Date.parse('2026-11-30T17:00:00Z'),
      giftTime: null,
      freeUsed: 0,
    });
    expect(use.levels.map(({ labelName }) => labelName)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
    expect(use.next?.benefits).toHaveLength(1);
    await expectLedgerReconciles(server);
  });

  it('GIFT-04 VIP usage has no next level for members without a level and on the highest level', async () => {
    const none = await onLevel(null);
    expect(await none.read<Use>(vipUsage, EN)).toMatchObject({ own: null, next: null, missing: '0.00' });
    const top = await onLevel('Diamond');
    expect(await top.read<Use>(vipUsage, EN)).toMatchObject({
      own: { labelName: 'Diamond' },
      next: null,
      missing: '0.00',
    });
  });

  it('GIFT-04 member with sufficient stake is promoted once on any gateway and receives the level-up bonus', async () => {
    const member = await onLevel('Bronze');
    await credit(server.db, member.memberId, toUnits('30000000'), server.now());
    await stake(server, member.memberId, '4999999.99');
    await promoteDueMembers(server.db, server.now());
    expect(await labelOf(member.memberId)).toBe('Bronze');
    await stake(server, member.memberId, '15000000.01');
    await Promise.all([0, 1, 2, 3].map(n => promoteDueMembers(twins.at(n).db, server.now())));
    expect(await labelOf(member.memberId)).toBe('Gold');
    const open = await member.read<Rewards>(rewards, { state: 'open', ...EN });
    expect(open.content.filter(({ title }) => title.endsWith('reached'))).toMatchObject([
      { title: 'Gold reached', amount: '200000.00' },
    ]);
    expect(await member.read<Use>(vipUsage, EN)).toMatchObject({ own: { labelName: 'Gold' }, missing: '60000000.00' });
  });

  it('GIFT-04 member whom an operator set to a higher level is not moved to a lower level', async () => {
    const member = await onLevel('Platinum');
    await credit(server.db, member.memberId, toUnits('30000000'), server.now());
    await stake(server, member.memberId, '21000000');
    await promoteDueMembers(server.db, server.now());
    expect(await labelOf(member.memberId)).toBe('Platinum');
  });

  it('GIFT-02 GIFT-04 monthly bonus of a level can be claimed only once a month', async () => {
    const member = await onLevel('Gold');
    const presses = await Promise.all(
      [0, 1, 2, 3].map(n => member.call(claimRewards, { rewardIds: ['monthly-2026-11'], ...EN }, { at: twins.at(n) })),
    );
    for (const { body } of presses) expect(body.success).toBe(true);
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(1);
    expect(await member.cash()).toBe('310000.00');
    expect(await member.read<Use>(vipUsage, EN)).toMatchObject({ giftTime: server.now() });
    for (const rewardId of ['monthly-2026-10', 'monthly-2026-12']) {
      expect((await member.call(claimRewards, { rewardIds: [rewardId] })).body.errorCode).toBe('reward.unknown');
    }
    const lower = await onLevel('Bronze');
    expect((await lower.call(claimRewards, { rewardIds: ['monthly-2026-11'] })).body.errorCode).toBe('reward.unknown');
  });

  it('GIFT-04 level determines the number of free withdrawals a month, from which used ones are deducted', async () => {
    const member = await withdrawer(server);
    await server.db.updateTable('members').set({ vip_level: 'Gold' }).where('id', '=', member.memberId).execute();
    expect((await member.get<{ freeLeft: number }>(withdrawSetting)).body.value.freeLeft).toBe(8);
    expect((await member.withdraw('50000')).body.success).toBe(true);
    expect((await member.get<Use>(vipUsage, EN)).body.value.freeUsed).toBe(1);
    expect((await member.get<{ freeLeft: number }>(withdrawSetting)).body.value.freeLeft).toBe(7);
  });

  it('GIFT-04 level settings that an operator changes apply', async () => {
    const member = await onLevel('Silver');
    await runCommandLine(server, ['rewards', 'level', 'Silver', '--gift', '60000', '--free', '7']);
    expect(await member.read<Use>(vipUsage, EN)).toMatchObject({
      own: { monthlyGift: '60000.00', freeWithdrawals: 7 },
    });
    await runCommandLine(server, ['rewards', 'level', 'Silver', '--gift', '50000', '--free', '6']);
    expect((await runCommandLine(server, ['rewards', 'levels']))[1]).toMatch(
      /^Silver +stake +5000000\.00 +gift +50000\.00/,
    );
    await expect(runCommandLine(server, ['rewards', 'level', 'Tin', '--gift', '1'])).rejects.toThrow(
      'No level is "Tin"',
    );
  });
});
