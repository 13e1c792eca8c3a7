/** Daily totals, suborders and batch settlement on both databases. */

import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { qualifyingStakeOf } from '../../site/gateway/features/lottery/bets/last-digit-bets.ts';
import { placeBet, playReels } from '../../site/gateway/features/lottery/bets/service.ts';
import { settleTickets } from '../../site/gateway/features/lottery/settlement.ts';
import { accountOf } from '../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../site/gateway/ledger/posting.ts';
import { anyGame, newPlayer } from '../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../helpers/gateway/money-steps.ts';
import type { TestGateway } from '../helpers/gateway.ts';

const ONE = toUnits('1.00');
const MERCHANT = 'demo';
const HERE = '2026-11-20';

onBothEngines('daily totals', twins => {
  let server: TestGateway;
  let lotteryId = '';
  beforeAll(async () => {
    server = twins.server;
    const lottery = server.db.selectFrom('lotteries').select('game_id').where('code', '=', 'fast1');
    lotteryId = (await lottery.executeTakeFirstOrThrow()).game_id;
  });

  const figuresOf = (memberId: number) =>
    server.db
      .selectFrom('member_daily_totals')
      .selectAll()
      .select(sql<string>`day::text`.as('day'))
      .where('member_id', '=', memberId)
      .orderBy('category')
      .orderBy('member_daily_totals.day')
      .execute();
  const ledgerEntry = async (
    memberId: number,
    kind: 'deposit' | 'withdrawal' | 'bonus' | 'rebate' | 'fee',
    units: bigint,
  ) => {
    const operatorAccount = await accountOf(server.db, { merchant: MERCHANT, kind: 'house' });
    const own = await accountOf(server.db, { merchant: MERCHANT, kind: kind === 'bonus' ? 'bonus' : 'cash', memberId });
    const lines = [
      { account: own, units },
      { account: operatorAccount, units: -units },
    ];
    await post(server.db, { kind, now: server.now(), lines });
  };
  const reels = async (memberId: number, stake: bigint, symbols: string[], now = server.now()) => {
    const game = await anyGame(server);
    const round = { nodeId: game.node_id, category: game.game_type, key: randomUUID(), stake };
    const actor = { memberId, merchantCode: MERCHANT, vendor: game.vendor_code };
    await playReels(server.db, actor, round, now, () => symbols);
  };
  /** Inserts a ticket of a draw whose result the test writes. */
  const ticket = (memberId: number, numero: string, numbers: readonly string[], each = ONE) =>
    placeBet(
      server.db,
      { memberId, merchantCode: MERCHANT, vendor: 'TCG_LOTTO_VN' },
      { lotteryId, slot: { numero, drawAt: server.now() }, key: randomUUID(), digits: 1, numbers, each },
      server.now(),
      () => {},
    );
  const draw = (numero: string, winning_number: string) =>
    server.db
      .insertInto('draws')
      .values({
        game_id: lotteryId,
        numero,
        draw_at: server.now() + randomInt(1, 1_000_000_000),
        close_at: server.now(),
        winning_number,
        source: 'sandbox',
        drawn_at: server.now(),
      })
      .execute();

  it('TEAM-08 daily totals count bets, payments and wins by day and category when posted', async () => {
    const { memberId } = await newPlayer(server);
    await reels(memberId, 10n * ONE, ['star', 'star', 'star']);
    await reels(memberId, 3n * ONE, ['star', 'bell', 'seven']);
    await ledgerEntry(memberId, 'deposit', 50n * ONE);
    await ledgerEntry(memberId, 'withdrawal', -20n * ONE);
    await ledgerEntry(memberId, 'fee', -2n * ONE);
    await ledgerEntry(memberId, 'bonus', 5n * ONE);
    await ledgerEntry(memberId, 'rebate', ONE);
    const rows = await figuresOf(memberId);
    expect(rows).toMatchObject([
      {
        day: HERE,
        category: '',
        stake: '0.0000',
        qualifying_stake: '0.0000',
        win: '0.0000',
        rebate: '1.0000',
        bonus: '5.0000',
        deposit: '50.0000',
        withdrawal: '20.0000',
        fees: '2.0000',
      },
      { day: HERE, category: 'RNG', stake: '13.0000', qualifying_stake: '13.0000', win: '100.0000', deposit: '0.0000' },
    ]);
  });

  it("TEAM-08 TEAM-09 daily totals start at midnight of the merchant's time zone", async () => {
    const { memberId } = await newPlayer(server);
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    await reels(memberId, ONE, ['star', 'bell', 'seven'], midnight - 1);
    await reels(memberId, 2n * ONE, ['star', 'bell', 'seven'], midnight);
    const days = (await figuresOf(memberId)).map(({ day, stake }) => [day, stake]);
    expect(days).toEqual([
      ['2026-11-20', '1.0000'],
      ['2026-11-21', '2.0000'],
    ]);
  });

  it('BOOK-04 ticket has one row for each of its numbers, with the win of the number', async () => {
    const { memberId } = await newPlayer(server);
    const numero = `T${randomUUID().slice(0, 8)}`;
    const { play } = await ticket(memberId, numero, ['3', '7', '9']);
    const rows = () =>
      server.db.selectFrom('sub_orders').selectAll().where('bet_id', '=', play.id).orderBy('number').execute();
    expect((await rows()).map(({ state, stake, odds }) => [state, stake, odds])).toEqual(
      Array.from({ length: 3 }, () => ['waiting', '1.0000', 9]),
    );
    await draw(numero, '10007');
    await settleTickets(server.db, server.now());
    expect((await rows()).map(({ number, state, win }) => [number, state, win])).toEqual([
      ['3', 'lost', '0.0000'],
      ['7', 'won', '9.0000'],
      ['9', 'lost', '0.0000'],
    ]);
    expect(await figuresOf(memberId)).toMatchObject([
      { category: 'LOTT', stake: '3.0000', qualifying_stake: '3.0000', win: '9.0000' },
    ]);
    const never = await ticket(memberId, `${numero}x`, ['1', '2']);
    await settleTickets(server.db, server.now());
    const cancelled = server.db.selectFrom('sub_orders').select('state').where('bet_id', '=', never.play.id);
    expect(await cancelled.execute()).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
    // A refund is not a stake and does not count as qualifying stake.
    expect(await figuresOf(memberId)).toMatchObject([{ stake: '3.0000', qualifying_stake: '3.0000', win: '9.0000' }]);
  });

  it('PAY-16 interrupted settlement of 1,200 tickets resumes and settles each ticket exactly once', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => newPlayer(server)));
    const numero = `B${randomUUID().slice(0, 8)}`;
    // Copies the ticket rows, which is faster than one call per ticket.
    const { play } = await ticket(players[0]!.memberId, numero, ['4', '5']);
    for (const { memberId } of players)
      await copyTickets(play.id, memberId, memberId === players[0]!.memberId ? 399 : 400);
    await draw(numero, '20004');
    // Simulates that the process exits before the third batch.
    let transactions = 0;
    const dying = new Proxy(server.db, {
      get: (db, name) => {
        if (name === 'transaction' && ++transactions > 2) throw new Error('power cut');
        const value = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    await expect(settleTickets(dying, server.now())).rejects.toThrow('power cut');
    const states = () =>
      sql<{ state: string; n: number }>`select state, count(*)::int as n from bets
      where numero = ${numero} group by 1 order by 1`.execute(server.db);
    const [waiting, won] = (await states()).rows;
    expect([waiting?.state, won?.state, waiting!.n + won!.n]).toEqual(['waiting', 'won', 1_200]);
    await Promise.all(twins.all.map(instance => settleTickets(instance.db, server.now())));
    expect((await states()).rows).toEqual([{ state: 'won', n: 1_200 }]);
    const rows = await server.db
      .selectFrom('member_messages')
      .select('member_id')
      .where('numero', '=', numero)
      .execute();
    expect(rows.map(({ member_id }) => member_id).sort((a, b) => a - b)).toEqual(
      players.map(({ memberId }) => memberId).sort((a, b) => a - b),
    );
    for (const { memberId } of players) {
      expect(await figuresOf(memberId)).toMatchObject([{ category: 'LOTT', stake: '800.0000', win: '3600.0000' }]);
    }
    await expectLedgerBalances(server.db);
  });

  /** Copies a ticket for a member, with its stakes in the ledger. */
  async function copyTickets(playId: number, memberId: number, count: number): Promise<void> {
    const cash = await accountOf(server.db, { merchant: MERCHANT, kind: 'cash', memberId });
    const operatorAccount = await accountOf(server.db, { merchant: MERCHANT, kind: 'house' });
    await sql`with made as materialized (
        select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id from generate_series(1, ${sql.lit(count)})),
      written as (
        insert into ledger_transactions (id, kind, posted_at, category) overriding system value
        select id, 'bet', ${server.now()}, 'LOTT' from made returning id),
      posted as (
        insert into ledger_entries (transaction_id, account_id, amount)
        select id, a.account, a.amount from written, (values (${cash}::bigint, -2::numeric), (${operatorAccount}::bigint, 2)) a (account, amount)
        order by id)
      insert into bets (member_id, idempotency_key, vendor, category, lottery_id, numero, draw_at, detail, stake, qualifying_stake, state,
        played_at, stake_transaction_id)
      select ${memberId}, gen_random_uuid(), vendor, category, lottery_id, numero, draw_at, detail, stake, qualifying_stake, 'waiting',
        played_at, written.id
      from bets, written where bets.id = ${playId}`.execute(server.db);
    await sql`insert into sub_orders (bet_id, number, stake, odds, state)
      select p.id, s.number, s.stake, s.odds, 'waiting' from bets p, sub_orders s
      where s.bet_id = ${playId} and p.member_id = ${memberId} and p.id <> ${playId}`.execute(server.db);
  }

  it('PAY-17 TEAM-08 reconciliation and recount find no difference in an untouched ledger', async () => {
    expect(await runCommandLine(server, ['ledger', 'reconcile'])).toEqual([
      'The books add up, and so do balances and figures.',
    ]);
    expect(await runCommandLine(server, ['team', 'recount'])).toEqual(['The figures are what the ledger adds up to.']);
  });
});

describe('qualifying stake rules', () => {
  it.each([
    [['1'], 1, 1],
    [['0', '1', '2', '3', '4', '5', '6'], 1, 1],
    [['0', '1', '2', '3', '4', '5', '6', '7'], 1, 0],
    [Array.from({ length: 10 }, (_, n) => `0${n}`), 2, 1],
  ])('PAY-10 qualifying stake of a ticket is zero above 70 %% of a draw: %s', (numbers, digits, share) => {
    expect(qualifyingStakeOf({ digits, numbers }, 100n)).toBe(BigInt(share) * 100n);
  });
});
