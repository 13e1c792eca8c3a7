/**
 * Settles lottery tickets after their result is published, in batches with one transaction each; a crash leaves each
 * ticket either settled or waiting. Tickets of a draw that never took place are refunded, and tickets of an imported
 * lottery wait for the import. The last ticket of a member in a draw triggers the result message. Corrections change no
 * ticket.
 */

import { toDecimal, toUnits } from 'lobbykit/domain';
import { lockFunds } from '../../ledger/accounts-repository.ts';
import { type Entry, postAll } from '../../ledger/posting.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { afterBonus, type Shares, shareBack, shareLines, sharesBetween } from '../bonuses/cash-and-bonus.ts';
import { bonusStates } from '../bonuses/wagering-repository.ts';
import { oddsOf, specialOf } from './bets/last-digit-bets.ts';
import { closeLost, closePaid, type DueTicket, dueTickets, readTicketsToNotify } from './bets/repository.ts';
import { LOTTERY } from './bets/service.ts';
import { settleSubOrders } from './bets/sub-orders-repository.ts';
import type { BetDetail } from './bets/tables.ts';
import { withholdQualifyingStake } from './coverage.ts';
import { notifyResults, type Settled } from './notifications.ts';

/** Maximum tickets per transaction (PAY-16). */
const MAX = 500;
/** Size of the first batch, before the speed of the machine is known. */
const FIRST = 100;
/** Minimum batch size, to limit the overhead per ticket. */
const MIN = 25;
/** Target duration of a batch, ms: a concurrent call waits for the running batch and the next one (PAY-16: 200 ms). */
const AIM_MS = 80;

/**
 * Settles all tickets with results up to `now` (ms since 1970) and returns their number. The batch size adapts to the
 * duration of the previous batch.
 */
export async function settleTickets(db: Database, now: number): Promise<number> {
  let settled = 0;
  let size = FIRST;
  for (;;) {
    let began = 0;
    const done = await db.transaction().execute(trx => {
      // From here on the connection is acquired, and others wait for it.
      began = performance.now();
      return settleBatch(trx, now, size);
    });
    if (done === 0) return settled;
    settled += done;
    size = nextSize(size, performance.now() - began);
  }
}

/**
 * At most doubles the size, because a single fast batch is not representative.
 * @param elapsedMs duration of a batch of `size` tickets
 */
export const nextSize = (size: number, elapsedMs: number): number =>
  Math.round(Math.min(MAX, 2 * size, Math.max(MIN, (size * AIM_MS) / Math.max(elapsedMs, 1))));

/**
 * Locks the tickets, and then their members' accounts by ascending id, before any write, in the lock order of
 * concurrent bets. Payouts of an ended bonus go to the target of its rest.
 */
async function settleBatch(trx: Trx, now: number, max: number): Promise<number> {
  const due = await dueTickets(trx, now, max);
  if (due.length === 0) return 0;
  const accounts = await lockFunds(trx, [...new Set(due.map(({ member_id }) => member_id))]);
  // Read after the accounts are locked: a bonus that ends concurrently must see the entries posted here.
  const bonuses = await bonusStates(trx, [...new Set(due.flatMap(({ bonus_id }) => bonus_id ?? []))]);
  await withholdQualifyingStake(
    trx,
    due.map(({ id }) => id),
  );
  const settled = due.map(ticket => ({ ticket, units: payoutOf(ticket) }));
  const paid = settled.filter(({ units }) => units > 0n);
  const entries = paid.map(({ ticket, units }): Entry => {
    const kind = ticket.winning_number === null ? 'refund' : 'win';
    const lines = shareLines(accounts.get(ticket.member_id)!, sharesOf(ticket, units), 1n);
    return { kind, now, category: LOTTERY, lines };
  });
  const followers = paid.flatMap(({ ticket, units }) => {
    const state = bonuses.get(ticket.bonus_id ?? 0) ?? 'open';
    const { bonus } = sharesOf(ticket, units);
    return state === 'open' || bonus === 0n ? [] : [afterBonus(accounts.get(ticket.member_id)!, bonus, state, now)];
  });
  const winIds = await postAll(trx, [...entries, ...followers]);
  const rows = paid.map(({ ticket, units }, n) => ({
    id: ticket.id,
    state: ticket.winning_number === null ? ('refunded' as const) : ('won' as const),
    win: toDecimal(units),
    winId: winIds[n]!,
  }));
  await closePaid(trx, rows, now);
  await closeLost(
    trx,
    settled.filter(({ units }) => units === 0n).map(({ ticket }) => ticket.id),
    now,
  );
  await settleSubOrders(
    trx,
    due.map(({ id, winning_number, detail }) => ({
      playId: id,
      right: winning_number === null ? null : specialOf(winning_number).slice(-(detail as BetDetail).digits),
    })),
  );
  const notified = await readTicketsToNotify(
    trx,
    due.map(({ id }) => id),
  );
  await notifyResults(trx, notified.map(toSettled), now);
  return due.length;
}

const toSettled = (ticket: DueTicket & { readonly win: string }): Settled => ({ ticket, units: toUnits(ticket.win) });

/** Payout in minor units. */
function payoutOf({ detail, stake, canceled_stake, winning_number }: DueTicket): bigint {
  // Canceled numbers are already refunded.
  if (winning_number === null) return toUnits(stake) - toUnits(canceled_stake);
  const bet = detail as BetDetail;
  return toUnits(bet.each) * BigInt(oddsOf(bet, winning_number));
}

/** Cash and bonus parts of the payout. */
const sharesOf = (ticket: DueTicket, units: bigint): Shares =>
  ticket.winning_number === null
    ? sharesBetween(toUnits(ticket.canceled_stake), toUnits(ticket.stake), ticket)
    : shareBack(units, ticket);
