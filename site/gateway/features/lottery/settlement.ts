/**
 * Settles lottery tickets after their result is published, in batches with one transaction each; after a crash, each
 * ticket is either settled or waiting. Tickets of a draw that never took place are refunded; tickets of an imported
 * lottery wait for the import. The settlement of a member's last ticket in a draw sends the result message. Corrections
 * of results never change a settled ticket.
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

/** Maximum tickets per batch (PAY-16). */
const MAX = 500;
/** Tickets in the first batch, before the speed of the machine is known. */
const FIRST = 100;
/** Minimum tickets per batch, to limit the overhead per ticket. */
const MIN = 25;
/**
 * Target duration of a batch, ms. A concurrent call waits for at most the running batch and the next one (PAY-16: 200
 * ms).
 */
const AIM_MS = 80;

/**
 * Settles all due tickets up to `now` (ms since 1970) and returns their number. The duration of a batch determines the
 * size of the next one.
 */
export async function settleTickets(db: Database, now: number): Promise<number> {
  let settled = 0;
  let size = FIRST;
  for (;;) {
    let began = 0;
    const done = await db.transaction().execute(trx => {
      // The time starts here, because from here on the transaction holds the connection that other calls wait for.
      began = performance.now();
      return settleBatch(trx, now, size);
    });
    if (done === 0) return settled;
    settled += done;
    size = nextSize(size, performance.now() - began);
  }
}

/**
 * Returns the size of the next batch for the target duration; at most twice the size, because a single fast batch is
 * not representative.
 * @param elapsedMs duration of a batch of `size` tickets
 */
export const nextSize = (size: number, elapsedMs: number): number =>
  Math.round(Math.min(MAX, 2 * size, Math.max(MIN, (size * AIM_MS) / Math.max(elapsedMs, 1))));

/**
 * Settles one batch. Before any write, locks the tickets and then their members' accounts by ascending id, in the same
 * order as bets. The bonus part of a payout whose bonus has ended goes to cash or to the house, as the rest of the
 * bonus did.
 */
async function settleBatch(trx: Trx, now: number, max: number): Promise<number> {
  const due = await dueTickets(trx, now, max);
  if (due.length === 0) return 0;
  const accounts = await lockFunds(trx, [...new Set(due.map(({ member_id }) => member_id))]);
  // Read after the accounts are locked, so that a bonus that ends concurrently either is ended here already or includes
  // the entries posted here.
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

/** Returns the payout in minor units; for a draw that never took place, the refund. */
function payoutOf({ detail, stake, canceled_stake, winning_number }: DueTicket): bigint {
  // The stakes of canceled numbers are already refunded.
  if (winning_number === null) return toUnits(stake) - toUnits(canceled_stake);
  const bet = detail as BetDetail;
  return toUnits(bet.each) * BigInt(oddsOf(bet, winning_number));
}

/** Splits the payout into cash and bonus. */
const sharesOf = (ticket: DueTicket, units: bigint): Shares =>
  ticket.winning_number === null
    ? sharesBetween(toUnits(ticket.canceled_stake), toUnits(ticket.stake), ticket)
    : shareBack(units, ticket);
