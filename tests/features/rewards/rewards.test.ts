/** Claimable rewards on both databases (GIFT-02, GIFT-05). */
import { claimCheckIn, claimRewards, rewards } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  expectLedgerReconciles,
  ledgerEntriesOf,
  newRewardsMember,
  type RewardsMember,
} from '../../helpers/gateway/reward-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

interface Reward {
  readonly rewardId: string;
  readonly title: string;
  readonly iconUrl: string;
  readonly amount: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly claimTime: number | null;
}
interface Page {
  readonly content: readonly Reward[];
  readonly cursor: string | null;
}

onBothEngines('rewards of a member', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const open = async (member: RewardsMember) =>
    (await member.read<Page>(rewards, { state: 'open', language: 'EN' })).content;
  const add = async (...args: string[]) => {
    const [line = ''] = await runCommandLine(server, ['rewards', 'add', ...args]);
    return `offer-${/\d+/.exec(line)?.[0]}`;
  };

  it('GIFT-02 claimable rewards are listed by end time before upcoming rewards', async () => {
    const member = await newRewardsMember(server);
    const found = await open(member);
    expect(found.map(({ title, amount }) => `${title}: ${amount}`)).toEqual([
      'Opening week cashback: 12640.50',
      'Welcome to the rewards: 50000.00',
      'Day 3 of your check-in: 20000.00',
      'Anniversary gift: 300000.00',
    ]);
    const [cashback, welcome, step] = found;
    expect(cashback?.endTime).toBeGreaterThan(server.now());
    expect(welcome?.endTime).toBeNull();
    // Midnight two days later in the merchant's time zone.
    expect(step?.startTime).toBe(Date.parse('2026-11-21T17:00:00Z'));
    await member.call(claimCheckIn, { day: '2026-11-20' });
    expect((await open(member)).map(({ title }) => title)).toContain('Day 3 of your check-in');
  });

  it('GIFT-02 twenty concurrent claims at two gateways post one ledger transaction per reward', async () => {
    const member = await newRewardsMember(server);
    const ready = (await open(member)).filter(({ startTime }) => startTime !== null && startTime <= server.now());
    const ids = ready.map(({ rewardId }) => rewardId);
    expect(ids).toHaveLength(2);
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        member.call<Page>(claimRewards, { rewardIds: n % 2 ? ids : [...ids].reverse() }, { at: twins.at(n) }),
      ),
    );
    for (const { body } of presses)
      expect(body.value.content.every(({ claimTime }) => claimTime === server.now())).toBe(true);
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(2);
    expect(await member.cash()).toBe('72640.50');
    const claimed = await member.read<Page>(rewards, { state: 'claimed', language: 'VI' });
    expect(claimed.content.map(({ title }) => title).sort()).toEqual([
      'Chào mừng đến với phần thưởng',
      'Hoàn tiền tuần khai trương',
    ]);
    expect((await open(member)).map(({ rewardId }) => rewardId)).not.toContain(ids[0]);
    await expectLedgerReconciles(server);
  });

  it('GIFT-02 claim of several rewards grants none of them if one reward is not claimable', async () => {
    const [member, other] = [await newRewardsMember(server), await newRewardsMember(server)];
    const later = (await open(member)).find(({ title }) => title === 'Anniversary gift')!;
    const otherReward = await add('Only yours', '--amount', '5', '--member', other.userName);
    const [ready] = await open(member);
    for (const [id, code] of [
      [later.rewardId, 'reward.closed'],
      [otherReward, 'reward.unknown'],
      ['offer-999999', 'reward.unknown'],
      ['signin-2026-11-22', 'reward.unknown'],
    ] as const) {
      const { body } = await member.call(claimRewards, { rewardIds: [ready!.rewardId, id] });
      expect([id, body.errorCode]).toEqual([id, code]);
    }
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(0);
    expect((await other.call(claimRewards, { rewardIds: [otherReward] })).body.success).toBe(true);
    expect(await other.cash()).toBe('10005.00');
  });

  it('GIFT-02 claimed reward is still in the paged history after the operator removes the offer', async () => {
    const member = await newRewardsMember(server);
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) {
      ids.push(await add(`Gift ${n}`, '--amount', '1.5', '--member', member.userName, '--picture', 'coins'));
    }
    expect((await member.call(claimRewards, { rewardIds: ids.slice(0, 21) })).body.success).toBe(true);
    await runCommandLine(server, ['rewards', 'remove', ids[0]!.slice(6)]);
    await runCommandLine(server, ['rewards', 'remove', ids[21]!.slice(6)]);
    expect((await member.call(claimRewards, { rewardIds: [ids[21]!] })).body.errorCode).toBe('reward.unknown');
    expect((await open(member)).some(({ title }) => title.startsWith('Gift'))).toBe(false);
    const first = await member.read<Page>(rewards, { state: 'claimed', language: 'EN' });
    const second = await member.read<Page>(rewards, { state: 'claimed', language: 'EN', cursor: first.cursor! });
    expect([first.content.length, second.content.length, second.cursor]).toEqual([20, 1, null]);
    expect(second.content[0]).toMatchObject({ title: 'Gift 0', amount: '1.50', iconUrl: '/art/reward/coins.svg' });
    expect((await member.get(rewards, { state: 'claimed', cursor: 'x' })).status).toBe(400);
  });

  it('GIFT-02 reward cannot be claimed after its end', async () => {
    const member = await newRewardsMember(server);
    const id = await add('Short', '--amount', '10', '--member', member.userName, '--until', '2026-11-20T10:30');
    expect((await open(member)).map(({ rewardId }) => rewardId)).toContain(id);
    await server.db
      .updateTable('reward_offers')
      .set({ starts_at: server.now() - 2, ends_at: server.now() })
      .where('id', '=', Number(id.slice(6)))
      .execute();
    expect((await open(member)).map(({ rewardId }) => rewardId)).not.toContain(id);
    expect((await member.call(claimRewards, { rewardIds: [id] })).body.errorCode).toBe('reward.closed');
  });

  it('GIFT-05 reward calls are rejected without the flag REWCEN3', async () => {
    const member = await newRewardsMember(server);
    const [ready] = await open(member);
    await runCommandLine(server, ['flag', 'REWCEN3', 'off', '--merchant', 'demo']);
    try {
      for (const state of ['open', 'claimed']) {
        const { status, body } = await member.get(rewards, { state });
        expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
      }
      const { status } = await member.call(claimRewards, { rewardIds: [ready!.rewardId] });
      expect(status).toBe(403);
    } finally {
      await runCommandLine(server, ['flag', 'REWCEN3', 'on', '--merchant', 'demo']);
    }
    expect(await ledgerEntriesOf(server, member.memberId, 'gift')).toBe(0);
  });

  it.each([
    [['add', 'No sum'], '--amount'],
    [['add', 'X', '--amount', '0'], '--amount'],
    [['add', 'X', '--amount', '1', '--picture', 'no'], '--picture'],
    [['add', 'X', '--amount', '1', '--member', 'nobody'], 'no member'],
    [['add', 'X', '--amount', '1', '--from', '2026-11-22', '--until', '2026-11-21'], 'later than --from'],
    [['remove', '999999'], 'no reward'],
  ])('GIFT-02 rewards command reports an invalid offer: %s', async (args, message) => {
    await expect((async () => runCommandLine(server, ['rewards', ...args]))()).rejects.toThrow(message);
  });

  it('GIFT-02 rewards list command shows the offers', async () => {
    const lines = await runCommandLine(server, ['rewards', 'list']);
    expect(lines.find(line => line.includes('Welcome'))).toMatch(/50000\.00 .*all/);
  });
});
