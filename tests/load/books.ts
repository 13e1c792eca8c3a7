/** Ledger invariants after a load test. */

import { sql } from 'kysely';
import { expect } from 'vitest';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { FEATURE_CHECKS } from '../../site/gateway/feature-checks.ts';
import { oddsOf } from '../../site/gateway/features/lottery/bets/last-digit-bets.ts';
import type { BetDetail } from '../../site/gateway/features/lottery/bets/tables.ts';
import { reconcileLedger } from '../../site/gateway/ledger/reconciliation.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { isStored, type Sent } from './calls.ts';

/**
 * Checks that ledger entries sum to zero, are numbered without gaps, and carry running balances that end with the
 * account balance.
 */
export async function expectLedgerReconciles(db: Database): Promise<void> {
  const { rows: all } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries`.execute(db);
  expect(toUnits(all[0]!.sum), 'sum of all postings').toBe(0n);
  const { rows: odd } = await sql`
    select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(db);
  expect(odd, 'transactions that do not balance').toEqual([]);
  const { rows: held } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_entries where seq is not null`.execute(db);
  expect(held[0]!.count, 'numbered postings').toBeGreaterThan(0);
  const { rows: carried } = await sql`
    select account_id, seq, balance_after from (
      select p.*, row_number() over account as n, sum(amount) over account as total
      from ledger_entries p join ledger_accounts a on a.id = p.account_id where a.member_id is not null
      window account as (partition by account_id order by p.seq)) numbered
    where seq is distinct from n or balance_after is distinct from total`.execute(db);
  expect(carried, 'postings with a hole before them, or a balance that is not the sum up to them').toEqual([]);
  const { rows: last } = await sql`
    select a.id from ledger_accounts a left join ledger_entries p on p.account_id = a.id and p.seq = a.seq
    where a.member_id is not null and a.seq > 0 and p.balance_after is distinct from a.balance`.execute(db);
  expect(last, 'accounts whose last posting says another balance').toEqual([]);
  const { rows: wrong } = await sql`
    select a.id, a.balance, sum(p.amount) from ledger_accounts a join ledger_entries p on p.account_id = a.id
    where a.balance is not null group by a.id having a.balance <> sum(p.amount)`.execute(db);
  expect(wrong, 'accounts whose balance is not the sum of their postings').toEqual([]);
  expect(
    await db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS)),
    'what the check of the books finds',
  ).toEqual([]);
}

/**
 * Checks that each acknowledged write is stored exactly once, rejected writes are not stored, and each ticket is
 * settled by the result of its draw.
 */
export async function expectNoLostCalls(db: Database, sent: readonly Sent[]): Promise<void> {
  const plays = await db.selectFrom('bets').selectAll().execute();
  const byKey = new Map(plays.map(play => [`${play.member_id} ${play.idempotency_key}`, play]));
  expect(byKey.size, 'plays with a key of their own').toBe(plays.length);
  for (const { kind, key, player, done, rejected, response } of sent) {
    expect(done, `${kind} ${key} has one end`).toBe(!rejected);
    if (kind !== 'play' && kind !== 'bet') continue;
    const play = byKey.get(`${player.memberId} ${key}`);
    expect(play !== undefined, `${kind} ${key} is there`).toBe(done);
    if (kind === 'play' && play) expect(toUnits(play.win), `${kind} ${key}`).toBe(toUnits(response!));
  }
  const stored = await db.selectFrom('idempotency_keys').select(['key_hash', 'response']).execute();
  expect(stored, 'calls that are kept').toHaveLength(sent.filter(({ kind, done }) => isStored(kind) && done).length);
  expect(
    stored.filter(({ response }) => response === null),
    'claims that a dead gateway left',
  ).toEqual([]);
  const launches = sent.filter(({ kind, done }) => kind === 'launch' && done);
  expect(new Set(launches.map(({ response }) => response)).size, 'tickets of launches').toBe(launches.length);

  const draws = await db.selectFrom('draws').select(['game_id', 'numero', 'winning_number']).execute();
  const results = new Map(draws.map(draw => [`${draw.game_id} ${draw.numero}`, draw.winning_number]));
  for (const ticket of plays.filter(({ lottery_id }) => lottery_id !== null)) {
    const result = results.get(`${ticket.lottery_id} ${ticket.numero}`) ?? null;
    const bet = ticket.detail as BetDetail;
    const due = result === null ? 0n : toUnits(bet.each) * BigInt(oddsOf(bet, result));
    expect([ticket.state, toUnits(ticket.win)], `ticket ${ticket.idempotency_key}`).toEqual([
      result === null ? 'waiting' : due > 0n ? 'won' : 'lost',
      due,
    ]);
  }
}
