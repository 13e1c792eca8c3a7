/** Cancellation of single numbers of a ticket before the close of sale, on both databases (BOOK-04). */
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { cancelSuborders } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { placeBet } from '../../../site/gateway/features/lottery/bets/service.ts';
import { writeResults } from '../../../site/gateway/features/lottery/draws-repository.ts';
import { settleTickets } from '../../../site/gateway/features/lottery/settlement.ts';
import { cancelOrder } from '../../../site/gateway/features/records/cancel.ts';
import { ApiError } from '../../../site/gateway/platform/api-error.ts';
import { ALL_DIGITS, newPlayer, type Player } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { betPages, ledgerEntryPages, rowsOf } from '../../helpers/gateway/record-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';

const ONE = toUnits('1.00');
/** Number of draws with concurrent cancellations; 100 numbers are canceled per draw. */
const DRAWS = isSlowRun ? 10 : 3;

onBothEngines('number cancellation', twins => {
  let server: TestGateway;
  let lotteryId = '';
  let lockMs = 0;
  beforeAll(async () => {
    server = twins.server;
    const lottery = await server.db
      .selectFrom('lotteries')
      .select(['game_id', 'lock_seconds'])
      .where('code', '=', 'fast1')
      .executeTakeFirstOrThrow();
    lotteryId = lottery.game_id;
    lockMs = lottery.lock_seconds * 1_000;
  });

  const ticket = async (
    { memberId }: Player,
    numero: string,
    drawAt: number,
    numbers: readonly string[],
    key: string = randomUUID(),
  ) =>
    placeBet(
      server.db,
      { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' },
      { lotteryId, slot: { numero, drawAt }, key, digits: 1, numbers, each: ONE },
      server.now(),
      () => {},
    );
  const draw = (numero: string, drawAt: number) =>
    server.db
      .insertInto('draws')
      .values({
        game_id: lotteryId,
        numero,
        draw_at: drawAt + randomInt(1, 1_000_000_000),
        close_at: drawAt,
        winning_number: '10007',
        source: 'sandbox',
        drawn_at: drawAt,
      })
      .execute();
  const cancel = ({ headers }: Player, orderNo: string, suborderNos: readonly string[], key: string = randomUUID()) =>
    server.call<{ status: string; cancelledAmount: string; canCancel: boolean; suborders: { status: string }[] }>(
      cancelSuborders,
      { orderNo, suborderNos },
      { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    );
  const opened = async (player: Player, numbers: readonly string[]) => {
    const numero = `C${randomUUID().slice(0, 8)}`;
    const drawAt = server.now() + lockMs + 60_000;
    await ticket(player, numero, drawAt, numbers);
    const [bet] = rowsOf(await betPages(server, player));
    return { numero, drawAt, orderNo: bet!.orderNo };
  };

  it('BOOK-04 cancellation of a number refunds its stake only once, even if the request is repeated', async () => {
    const player = await newPlayer(server);
    const { orderNo, numero, drawAt } = await opened(player, ['3', '7', '9']);
    const key = randomUUID();
    const [first, again] = [await cancel(player, orderNo, ['7'], key), await cancel(player, orderNo, ['7'], key)];
    expect(first.body.value).toMatchObject({ status: 'waiting', cancelledAmount: '1.00', canCancel: true });
    expect(first.body.value.suborders.map(({ status }) => status)).toEqual(['waiting', 'cancelled', 'waiting']);
    expect(again.body.firstGivenAt).toBeDefined();
    const other = await cancel(player, orderNo, ['3', '7']);
    expect(other.body.errorCode).toBe('order.closed');
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) => cancel(player, orderNo, ['3', '9'], n ? undefined : key.replace(/^./, 'a'))),
    );
    expect(many.filter(({ body }) => body.success)).toHaveLength(1);
    const moves = rowsOf(await ledgerEntryPages(server, player));
    expect(moves.filter(({ kind }) => kind === 'refund').map(({ amount, orderNo }) => [amount, orderNo])).toEqual([
      ['2.00', orderNo],
      ['1.00', orderNo],
    ]);
    expect(moves[0]!.balance).toBe('10000.00');
    const [bet] = await betPages(server, player);
    expect([bet!.content[0]!.status, bet!.sums]).toEqual([
      'cancelled',
      { count: 1, stake: '0.00', win: '0.00', net: '0.00' },
    ]);
    // The draw contains no stake on the number whose bet was canceled.
    await draw(numero, drawAt);
    await settleTickets(server.db, drawAt);
    expect(rowsOf(await ledgerEntryPages(server, player))).toHaveLength(moves.length);
    expect(await runCommandLine(server, ['ledger', 'reconcile'])).toEqual([
      'The books add up, and so do balances and figures.',
    ]);
  });

  it('BOOK-04 numbers that are not canceled remain in the draw and only their stake counts', async () => {
    const player = await newPlayer(server);
    const { orderNo, numero, drawAt } = await opened(player, ['3', '7', '9']);
    await cancel(player, orderNo, ['3']);
    await draw(numero, drawAt);
    await settleTickets(server.db, drawAt);
    const [page] = await betPages(server, player);
    expect(page!.content[0]).toMatchObject({
      status: 'won',
      amount: '3.00',
      cancelledAmount: '1.00',
      winAmount: '9.00',
    });
    expect(page!.sums).toEqual({ count: 1, stake: '2.00', win: '9.00', net: '7.00' });
    const { qualifying_stake } = await server.db
      .selectFrom('bets')
      .select('qualifying_stake')
      .where('member_id', '=', player.memberId)
      .executeTakeFirstOrThrow();
    expect(qualifying_stake).toBe('2.0000');
    const lost = await opened(player, ['3', '7']);
    await cancel(player, lost.orderNo, ['7']);
    await draw(lost.numero, lost.drawAt);
    await settleTickets(server.db, lost.drawAt);
    expect((await betPages(server, player))[0]!.content[0]).toMatchObject({ status: 'lost', winAmount: '0.00' });
  });

  it('BOOK-04 cancellation of a draw refunds the rest of a ticket and the idempotency key still finds the ticket', async () => {
    const player = await newPlayer(server);
    const numero = `N${randomUUID().slice(0, 8)}`;
    const drawAt = server.now() + lockMs + 60_000;
    const key = randomUUID();
    await ticket(player, numero, drawAt, ['3', '7'], key);
    const [bet] = rowsOf(await betPages(server, player));
    await cancel(player, bet!.orderNo, ['3']);
    const again = await ticket(player, numero, drawAt, ['3', '7'], key);
    expect(again.balance).toBe('9999.00');
    await settleTickets(server.db, drawAt);
    const moves = rowsOf(await ledgerEntryPages(server, player));
    expect(moves.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', '1.00'],
      ['refund', '1.00'],
    ]);
    expect(moves[0]!.balance).toBe('10000.00');
  });

  it('BOOK-04 cancellation rejects numbers not on the ticket, tickets of other members and calls without a key', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    const { orderNo } = await opened(player, ['3']);
    const wrong = await cancel(player, orderNo, ['4']);
    expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'input.invalid']);
    expect((await cancel(player, orderNo, [])).status).toBe(400);
    expect((await cancel(other, orderNo, ['3'])).status).toBe(404);
    const keyless = await server.call(
      cancelSuborders,
      { orderNo, suborderNos: ['3'] },
      { ...player.headers, 'Content-Type': 'application/json' },
    );
    expect(keyless.status).toBe(400);
    expect(rowsOf(await ledgerEntryPages(server, player)).some(({ kind }) => kind === 'refund')).toBe(false);
  });

  it(`BOOK-04 ${DRAWS * 100} cancellations concurrent with the close of sale leave each stake either in the draw or refunded`, async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => newPlayer(server)));
    let [back, closed] = [0, 0];
    for (let n = 0; n < DRAWS; n++) {
      const numero = `Z${randomUUID().slice(0, 8)}`;
      // The result is published and the bets are settled during the cancellations.
      const drawAt = server.now() + 60_000 + n;
      const close = drawAt - lockMs;
      for (const player of players) await ticket(player, numero, drawAt, ALL_DIGITS);
      const publishAfter = randomInt(20, 60);
      let settled: Promise<unknown> = Promise.resolve();
      const publish = async () => {
        const result = { numero, draw_at: drawAt, close_at: close, winning_number: '10007', drawn_at: drawAt };
        await server.db
          .transaction()
          .execute(trx => writeResults(trx, [{ ...result, game_id: lotteryId, source: 'sandbox' }]));
        await Promise.all(twins.all.map(instance => settleTickets(instance.db, drawAt)));
      };
      let transactions = 0;
      const tickets = server.db.selectFrom('bets').select(['id', 'member_id']).where('numero', '=', numero);
      const cancelOne = async (playId: number, memberId: number, number: string) => {
        const at = close + randomInt(-25, 26);
        const orderNo = `L-201126-${playId}`;
        if (++transactions === publishAfter) settled = publish();
        try {
          await twins
            .at(randomInt(2))
            .db.transaction()
            .execute(trx => cancelOrder(trx, memberId, { orderNo, suborderNos: [number] }, () => at));
          back++;
        } catch (reason) {
          expect(reason).toBeInstanceOf(ApiError);
          closed++;
        }
      };
      // Limits the concurrency to the number of connections.
      const cancels = (await tickets.execute()).map(async ({ id, member_id }) => {
        for (const number of ALL_DIGITS) await cancelOne(id, member_id, number);
      });
      await Promise.all(cancels);
      await settled;
    }
    expect(back + closed).toBe(DRAWS * 100);
    const { rows } = await sql<{ refunds: string; cancelled: number; wins: number; open: number; paid: string }>`
      select
        (select coalesce(sum(p.amount), 0) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where a.member_id = any(${players.map(({ memberId }) => memberId)}::bigint[]) and p.kind = 'refund') as refunds,
        (select coalesce(sum(p.amount), 0) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where a.member_id = any(${players.map(({ memberId }) => memberId)}::bigint[]) and p.kind = 'win') as paid,
        count(*) filter (where s.state = 'cancelled')::int as cancelled,
        count(*) filter (where s.state = 'won')::int as wins,
        count(*) filter (where s.state = 'waiting')::int as open
      from sub_orders s join bets p on p.id = s.bet_id
      where p.member_id = any(${players.map(({ memberId }) => memberId)}::bigint[])`.execute(server.db);
    const [all] = rows;
    expect(all).toEqual({
      refunds: `${back}.0000`,
      cancelled: back,
      open: 0,
      wins: all!.wins,
      paid: all!.wins === 0 ? '0' : `${all!.wins * 9}.0000`,
    });
    expect(back).toBeGreaterThan(0);
    expect(closed).toBeGreaterThan(0);
    await expectLedgerBalances(server.db);
  }, 300_000);

  it('BOOK-04 number can be canceled until the last millisecond before the close of sale', async () => {
    const player = await newPlayer(server);
    const { orderNo, drawAt } = await opened(player, ['3', '7']);
    const close = drawAt - lockMs;
    const at = (number: string, time: number) =>
      server.db
        .transaction()
        .execute(trx => cancelOrder(trx, player.memberId, { orderNo, suborderNos: [number] }, () => time));
    await expect(at('3', close)).rejects.toMatchObject({ code: 'order.closed' });
    await at('3', close - 1);
    const refunds = rowsOf(await ledgerEntryPages(server, player)).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount }) => amount)).toEqual(['1.00']);
  });

  it('BOOK-04 canceled numbers are listed with the state cancelled in the record', async () => {
    const player = await newPlayer(server);
    const { orderNo } = await opened(player, ['3']);
    await cancel(player, orderNo, ['3']);
    const found = rowsOf(await betPages(server, player, { status: 'cancelled' }));
    expect(found.map(bet => bet.orderNo)).toEqual([orderNo]);
  });
});
