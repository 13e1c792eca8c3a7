/** Points earned by settled qualifying stake, on both databases (GIFT-03, GIFT-05). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toDecimal, toUnits } from 'lobbykit/domain';
import { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { addPlay } from '../../../site/gateway/features/lottery/bets/repository.ts';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { settleTickets } from '../../../site/gateway/features/lottery/settlement.ts';
import { findWrongPoints } from '../../../site/gateway/features/points-store/invariants.ts';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../../site/gateway/ledger/posting.ts';
import { anyGame } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  addGoods,
  type Entry,
  grantPoints,
  type Page,
  pointsOf,
  pointsStoreOf,
} from '../../helpers/gateway/points-store-steps.ts';
import {
  expectLedgerReconciles,
  newRewardsMember,
  type RewardsMember,
  stake,
} from '../../helpers/gateway/reward-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

onBothEngines('points', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const history = async (member: RewardsMember) => (await member.read<Page<Entry>>(pointHistory)).content;

  /** Adds a pending ticket of a draw with a published result. */
  async function ticket(
    { memberId }: RewardsMember,
    each: string,
    numbers: readonly string[] = ['11'],
  ): Promise<number> {
    const { db, now } = server;
    const draw = await db
      .selectFrom('draws')
      .select(['game_id', 'numero', 'draw_at'])
      .where('winning_number', 'is not', null)
      .orderBy('draw_at', 'desc')
      .executeTakeFirstOrThrow();
    const units = toUnits(each) * BigInt(numbers.length);
    const stake = toDecimal(units);
    return db.transaction().execute(async trx => {
      const operatorAccount = await accountOf(trx, { merchant: 'demo', kind: 'house' });
      const cash = await accountOf(trx, { merchant: 'demo', kind: 'cash', memberId });
      const lines = [
        { account: cash, units: -units },
        { account: operatorAccount, units },
      ];
      const { id } = await addPlay(trx, {
        member_id: memberId,
        idempotency_key: randomUUID(),
        vendor: 'LOTT',
        category: 'LOTT',
        lottery_id: draw.game_id,
        numero: draw.numero,
        draw_at: draw.draw_at,
        detail: JSON.stringify({ digits: 2, numbers, each }),
        stake,
        qualifying_stake: stake,
        state: 'waiting',
        played_at: now(),
        stake_transaction_id: await post(trx, { kind: 'bet', now: now(), category: 'LOTT', lines }),
      });
      return id;
    });
  }

  it('GIFT-03 settled qualifying stake earns points at the category rate and counts for the week', async () => {
    const member = await newRewardsMember(server);
    expect(await pointsStoreOf(member)).toMatchObject({ points: '0.00', week: '0.00' });
    await stake(server, member.memberId, '1250', server.now() - 8 * 86_400_000);
    await stake(server, member.memberId, '3000');
    const pointsStore = await pointsStoreOf(member);
    expect([pointsStore.points, pointsStore.week]).toEqual(['4.25', '3.00']);
    expect(pointsStore.rates).toContainEqual({ category: 'RNG', stake: '1000.00' });
    expect(await history(member)).toMatchObject([
      { kind: 'earned', category: 'RNG', points: '3.00', balance: '4.25', amount: null },
      { kind: 'earned', category: 'RNG', points: '1.25', balance: '1.25', amount: null },
    ]);
    await runCommandLine(server, ['points-store', 'rate', 'RNG', '--stake', '500']);
    await stake(server, member.memberId, '1000');
    await runCommandLine(server, ['points-store', 'rate', 'RNG', '--stake', 'none']);
    await stake(server, member.memberId, '1000');
    await runCommandLine(server, ['points-store', 'rate', 'RNG', '--stake', '1000']);
    expect(await pointsOf(member)).toBe('6.25');
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 bet earns its points only once if settlements are repeated or concurrent', async () => {
    const member = await newRewardsMember(server);
    await ticket(member, '1000');
    await ticket(member, '500', ['12', '34']);
    expect(await pointsOf(member)).toBe('0.00');
    await Promise.all([0, 1, 2, 3].map(n => settleTickets(twins.at(n).db, server.now())));
    await settleTickets(server.db, server.now());
    expect(await pointsOf(member)).toBe('2.00');
    expect((await history(member)).map(({ points }) => points)).toEqual(['1.00', '1.00']);
    await sql`update bets set state = state, settled_at = settled_at + 1 where member_id = ${member.memberId}`.execute(
      server.db,
    );
    expect(await pointsOf(member)).toBe('2.00');
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 tickets on more than 70 % of a draw and bets of trial accounts earn no points', async () => {
    const member = await newRewardsMember(server);
    await server.db.updateTable('members').set({ type: 4 }).where('id', '=', member.memberId).execute();
    await stake(server, member.memberId, '2000');
    expect(await pointsOf(member)).toBe('0.00');
    await server.db.updateTable('members').set({ type: 0 }).where('id', '=', member.memberId).execute();
    const id = await ticket(member, '100');
    await server.db.updateTable('bets').set({ qualifying_stake: '0' }).where('id', '=', id).execute();
    await settleTickets(server.db, server.now());
    expect(await pointsOf(member)).toBe('0.00');
  });

  it('GIFT-03 points ledger entries are append-only and the balance cannot become negative', async () => {
    const member = await newRewardsMember(server);
    await grantPoints(server, member, '10');
    const { db } = server;
    const ofMember = sql`member_id = ${member.memberId}`;
    for (const statement of [
      sql`update points_ledger_entries set points = 99 where ${ofMember}`,
      sql`delete from points_ledger_entries where ${ofMember}`,
      sql`truncate points_ledger_entries`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('never change');
    const add = (points: number, key: string) =>
      sql`insert into points_ledger_entries (member_id, key, kind, points, created_at)
        values (${member.memberId}, ${key}, ${points > 0 ? 'given' : 'order'}, ${points}, 0)`.execute(db);
    await expect(add(-11, 'order-x')).rejects.toThrow();
    await add(1, 'given-x');
    await expect(add(1, 'given-x')).rejects.toThrow();
    expect(await pointsOf(member)).toBe('11.00');
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 twenty concurrent rounds each earn their points exactly once', async () => {
    const member = await newRewardsMember(server);
    const { vendor_code: vendor, node_id: nodeId } = await anyGame(server);
    const key = randomUUID();
    const play = (n: number, asKey: string) =>
      playReels(
        twins.at(n).db,
        { memberId: member.memberId, merchantCode: 'demo', vendor },
        { nodeId, category: 'RNG', key: asKey, stake: toUnits('100') },
        server.now(),
        () => ['star', 'bell', 'seven'],
      );
    await Promise.all(Array.from({ length: 20 }, (_, n) => play(n, n % 2 ? key : randomUUID())));
    expect(await pointsOf(member)).toBe('1.10');
    expect(await history(member)).toHaveLength(11);
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 points history is paged without gaps', async () => {
    const member = await newRewardsMember(server);
    for (let n = 1; n <= 23; n++) await grantPoints(server, member, String(n));
    const first = await member.read<Page<Entry>>(pointHistory);
    const second = await member.read<Page<Entry>>(pointHistory, { cursor: first.cursor! });
    expect([...first.content, ...second.content].map(({ points }) => Number(points))).toEqual(
      Array.from({ length: 23 }, (_, n) => 23 - n),
    );
    expect(second.cursor).toBeNull();
    for (const cursor of ['x', '-1', '1 or 1=1', '9'.repeat(40)]) {
      expect((await member.get(pointHistory, { cursor })).status).toBe(400);
      expect((await member.get(pointsStoreOrders, { cursor })).status).toBe(400);
    }
  });

  it('GIFT-05 points calls are rejected without the flag PTSYS3', async () => {
    const member = await newRewardsMember(server);
    await grantPoints(server, member, '500');
    await runCommandLine(server, ['flag', 'PTSYS3', 'off', '--merchant', 'demo']);
    try {
      for (const endpoint of [pointsStoreItems, pointHistory, pointsStoreOrders]) {
        const { status, body } = await member.get(endpoint);
        expect([endpoint.name, status, body.errorCode]).toEqual([endpoint.name, 403, 'permission.denied']);
      }
      expect((await member.call(exchangePoints, { points: '100', amount: '500.00' })).status).toBe(403);
      expect((await member.call(orderGoods, { goodsId: '1', points: '1' })).status).toBe(403);
    } finally {
      await runCommandLine(server, ['flag', 'PTSYS3', 'on', '--merchant', 'demo']);
    }
    expect(await pointsOf(member)).toBe('500.00');
  });

  // This test runs last: the daily totals ignore a refund of a settled stake, so a later reconciliation would report a
  // difference.
  it('GIFT-03 refunded stake debits its points but never more than the balance', async () => {
    const [member, spender] = [await newRewardsMember(server), await newRewardsMember(server)];
    for (const one of [member, spender]) await stake(server, one.memberId, '3000');
    const goods = await addGoods(server, 'Pen', 2, 5);
    expect((await spender.call(orderGoods, { goodsId: goods, points: '2' })).body.success).toBe(true);
    for (const { memberId } of [member, spender]) {
      await sql`update bets set state = 'cancelled', canceled_stake = stake where member_id = ${memberId}`.execute(
        server.db,
      );
      await sql`update bets set win = 0 where member_id = ${memberId}`.execute(server.db);
    }
    expect([await pointsOf(member), await pointsOf(spender)]).toEqual(['0.00', '0.00']);
    expect((await history(member))[0]).toMatchObject({
      kind: 'taken',
      category: 'RNG',
      points: '-3.00',
      balance: '0.00',
    });
    expect((await history(spender))[0]).toMatchObject({ kind: 'taken', points: '-1.00', balance: '0.00' });
    expect((await pointsStoreOf(member)).week).toBe('0.00');
    expect(await server.db.transaction().execute(findWrongPoints)).toEqual([]);
  });
});
