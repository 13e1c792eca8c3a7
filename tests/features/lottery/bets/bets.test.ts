/** Slot rounds and lottery tickets on both databases, including two gateways on one database. */

import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { rankList, wallet } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { toAmount, toUnits } from '../../../../sdk/protocol/domain.ts';
import { readLatestPlays } from '../../../../site/gateway/features/lottery/bets/repository.ts';
import {
  ALL_DIGITS,
  bet,
  bookedOf,
  MINUTE,
  newPlayer,
  openLottery,
  openReels,
  type Player,
  play,
  readLottery,
  SECOND,
} from '../../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';
import { isSlowRun } from '../../../helpers/slow.ts';

const ROUNDS = isSlowRun ? 1_000 : 200;
const SENT_TWICE = ROUNDS / 20;

onBothEngines(
  'lottery bets',
  twins => {
    const { at, advance } = twins;
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    const balanceOf = async ({ headers }: Player) =>
      toUnits((await server.call<{ sumBalance: string }>(wallet, undefined, headers)).body.value.sumBalance);
    const playsOf = ({ memberId }: Player) =>
      server.db.selectFrom('bets').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

    /** Checks that the ledger balances to zero and contains the stake and win of every bet. */
    async function expectLedgerReconciles(): Promise<void> {
      const { rows } = await sql<{ wrong: number; sum: string; off: number }>`select
      (select count(*)::int from bets p
        join ledger_accounts a on a.member_id = p.member_id
        join ledger_entries b on b.transaction_id = p.stake_transaction_id and b.account_id = a.id
        left join ledger_entries w on w.transaction_id = p.win_transaction_id and w.account_id = a.id
        where b.amount <> -p.stake or coalesce(w.amount, 0) <> p.win) as wrong,
      (select sum(amount)::text from ledger_entries) as sum,
      (select count(*)::int from ledger_accounts a where balance <>
        (select coalesce(sum(amount), 0) from ledger_entries p where p.account_id = a.id)) as off`.execute(server.db);
      expect({ ...rows[0], sum: toUnits(rows[0]!.sum) }).toEqual({ wrong: 0, sum: 0n, off: 0 });
      const posted = await sql<{ n: number }>`select count(*)::int as n from ledger_transactions
      where kind <> 'opening'`.execute(server.db);
      const used = await sql<{
        n: number;
      }>`select count(stake_transaction_id)::int + count(win_transaction_id)::int as n from bets`.execute(server.db);
      expect(posted.rows).toEqual(used.rows);
    }

    it(`S39 S40 ledger balances after ${ROUNDS} random bets of which ${SENT_TWICE} are sent twice`, async () => {
      const player = await newPlayer(server);
      const { pass } = await openReels(server, player);
      let expected = await balanceOf(player);
      const send = async (n: number) => {
        const stake = toAmount(BigInt(randomInt(75, 500)) * 100n);
        const key = randomUUID();
        const twice = n % (ROUNDS / SENT_TWICE) === 0;
        // Sends the repeated bet concurrently, to a second gateway if available.
        const [first, second] = await Promise.all([
          play(at(n), pass, stake, key),
          ...(twice ? [play(at(n + 1), pass, stake, key)] : []),
        ]);
        expect(first.status).toBe(200);
        if (second) expect(second.body.value).toMatchObject({ win: first.body.value.win });
        return toUnits(first.body.value.win) - toUnits(stake);
      };
      for (let n = 0; n < ROUNDS; n += 10) {
        const results = await Promise.all(Array.from({ length: 10 }, (_, i) => send(n + i)));
        expected += results.reduce((sum, result) => sum + result, 0n);
      }
      expect(await playsOf(player)).toHaveLength(ROUNDS);
      expect(await balanceOf(player)).toBe(expected);
      expect(await bookedOf(server, player.memberId)).toBe(expected);
      await expectLedgerReconciles();
    });

    it('reels bet above the balance is rejected with funds.missing in each of sixteen concurrent rounds', async () => {
      const player = await newPlayer(server);
      const { pass } = await openReels(server, player);
      // Stakes the balance except for 3.00 on a lottery ticket of the same member.
      const lottery = await openLottery(server, player);
      for (const each of [
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '100.00',
        '99.70',
      ]) {
        await bet(server, lottery.pass, ALL_DIGITS, { each });
      }
      expect(await balanceOf(player)).toBe(toUnits('3.00'));
      const responses = await Promise.all(Array.from({ length: 16 }, (_, n) => play(at(n), pass, '3.00')));
      const accepted = responses.filter(({ body }) => body.success);
      const won = accepted.reduce((sum, { body }) => sum + toUnits(body.value.win), 0n);
      // Every accepted round after the first was paid from the wins of earlier rounds.
      expect(toUnits('3.00') * BigInt(accepted.length)).toBeLessThanOrEqual(toUnits('3.00') + won);
      for (const { status, body } of responses.filter(response => !response.body.success)) {
        expect([status, body.errorCode]).toEqual([200, 'funds.missing']);
      }
      expect(await balanceOf(player)).toBe(toUnits('3.00') * BigInt(1 - accepted.length) + won);
      await expectLedgerReconciles();
    });

    it('S40 a different bet with a used idempotency key is rejected', async () => {
      const player = await newPlayer(server);
      const { pass } = await openReels(server, player);
      const key = randomUUID();
      expect((await play(server, pass, '1.00', key)).status).toBe(200);
      expect((await play(server, pass, '2.00', key)).body.errorCode).toBe('play.conflict');
      const lottery = await openLottery(server, player);
      expect((await bet(server, lottery.pass, ['7'], { key })).body.errorCode).toBe('play.conflict');
      // Idempotency keys are scoped to their member.
      const other = await openReels(server, await newPlayer(server));
      expect((await play(server, other.pass, '2.00', key)).status).toBe(200);
    });

    it('each ticket of a draw is settled exactly once', async () => {
      const player = await newPlayer(server);
      const { pass } = await openLottery(server, player);
      const before = await balanceOf(player);
      await bet(server, pass, ALL_DIGITS, { each: '2.00' });
      await bet(server, pass, ALL_DIGITS.slice(0, 5), { each: '1.00' });
      expect(await balanceOf(player)).toBe(before - toUnits('25.00'));
      expect((await playsOf(player)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
      await advance(MINUTE);
      const { tickets } = (await readLottery(server, pass)).body.value;
      const digit = tickets[0]!.special.at(-1)!;
      const half = ALL_DIGITS.indexOf(digit) < 5;
      expect(tickets.map(({ state, win }) => [state, win])).toEqual([
        half ? ['won', '9.00'] : ['lost', '0.00'],
        ['won', '18.00'],
      ]);
      const after = before - toUnits('25.00') + toUnits(half ? '27.00' : '18.00');
      expect(await balanceOf(player)).toBe(after);
      await Promise.all(twins.all.flatMap(instance => [instance.tick(), instance.tick()]));
      await advance(5 * MINUTE);
      expect(await balanceOf(player)).toBe(after);
      await expectLedgerReconciles();
    });

    it("WIN-08 large win is shown on the winner board of every gateway and in the operator's bet list", async () => {
      const { pass } = await openLottery(server, await newPlayer(server, 'boardwinner'));
      expect((await bet(server, pass, ALL_DIGITS, { each: '100.00' })).body).toMatchObject({ success: true });
      await advance(MINUTE);
      for (const instance of twins.all) {
        const { body } = await instance.get<{ list: { vo: object }[] }>(
          `${rankList.path}?gameCategory=LOTT&language=EN&limitNum=20`,
        );
        expect(body.value.list[0]?.vo).toMatchObject({ customerName: 'bo***r', winAmount: '900.00', gameId: 'fast1' });
      }
      const [latest] = await readLatestPlays(server.db, 'demo', 1);
      expect(latest).toMatchObject({ user_name: 'boardwinner', state: 'won', win: '900.0000' });
    });

    it('stake of a canceled draw is refunded', async () => {
      const player = await newPlayer(server);
      const { pass } = await openLottery(server, player);
      await bet(server, pass, ['1', '2']);
      const [ticket] = await playsOf(player);
      // Simulates a downtime so long that the draw engine no longer draws the missed draw.
      await server.db
        .updateTable('bets')
        .set({ numero: '20200101-0001', draw_at: server.now() - SECOND })
        .where('id', '=', ticket!.id)
        .execute();
      await advance(MINUTE);
      expect((await playsOf(player))[0]).toMatchObject({ state: 'refunded', win: '2.0000' });
      expect(await balanceOf(player)).toBe(toUnits('10000.00'));
      await expectLedgerReconciles();
    });

    it('S39 ledger entry cannot make the balance of a member negative', async () => {
      const player = await newPlayer(server);
      const overdrawn = server.db.transaction().execute(async trx => {
        const { id } = await trx
          .insertInto('ledger_transactions')
          .values({ kind: 'bet', posted_at: 1 })
          .returning('id')
          .executeTakeFirstOrThrow();
        const accounts = await trx
          .selectFrom('ledger_accounts')
          .select(['id', 'member_id'])
          .where(({ eb, or }) => or([eb('member_id', '=', player.memberId), eb('member_id', 'is', null)]))
          .where('merchant_code', '=', 'demo')
          .execute();
        const postings = accounts.map(account => ({
          transaction_id: id,
          account_id: account.id,
          amount: account.member_id === null ? '10000.0001' : '-10000.0001',
        }));
        await trx.insertInto('ledger_entries').values(postings).execute();
      });
      await expect(overdrawn).rejects.toThrow('ledger_accounts_balance_check');
    });
  },
  { inGate: true },
);
