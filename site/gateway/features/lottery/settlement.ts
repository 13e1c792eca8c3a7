/**
 * Settles lottery tickets whose draw is past, once its result is written: in batches, each a transaction of its own that can be begun
 * again. Whenever the process ends, a ticket is settled wholly or waits for the next batch. Between batches the embedded database is
 * free for others. A ticket of a draw that never took place, as the gateway was away for too long, gets its stake back.
 * With the last ticket that a member has in a draw the member is told what the draw brought.
 * Tickets of an imported lottery wait for the import. A correction of a result changes no ticket.
 */

import { toDecimal, toUnits } from 'lobbykit/domain';
import { lockFunds } from '../../ledger/accounts-repository.ts';
import { type Entry, postAll } from '../../ledger/posting.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { afterBonus, type Shares, shareBack, shareLines, sharesBetween } from '../bonuses/cash-and-bonus.ts';
import { bonusStates } from '../bonuses/wagering-repository.ts';
import { oddsOf, specialOf } from './bets/last-digit-bets.ts';
import { closeLost, closePaid, type DueTicket, dueTickets, readTold } from './bets/repository.ts';
import { LOTTERY } from './bets/service.ts';
import { settleSubOrders } from './bets/sub-orders-repository.ts';
import type { BetDetail } from './bets/tables.ts';
import { withholdQualifyingStake } from './coverage.ts';
import { notifyResults, type Settled } from './notifications.ts';

/** Tickets of a transaction at most (PAY-16). */
const MAX = 500;
/** With the first of a settlement, before it is known how fast this machine is today. */
const FIRST = 100;
/** Never so few that each costs a transaction of its own. */
const MIN = 25;
/** How long a batch is to take, ms: whoever comes meanwhile waits for it, and for the one that he comes in (PAY-16: 200 ms). */
const AIM_MS = 80;

/**
 * Settles every ticket whose draw is past, once the results up to `now` (ms since 1970) are written. Gives their number. A batch has as
 * many tickets as the one before lets expect to be done in time: on a machine with much to do, fewer.
 */
export async function settleTickets(db: Database, now: number): Promise<number> {
  let settled = 0;
  let size = FIRST;
  for (;;) {
    let began = 0;
    const done = await db.transaction().execute(trx => {
      // From here on the connection is ours, and others wait for it.
      began = performance.now();
      return settleBatch(trx, now, size);
    });
    if (done === 0) return settled;
    settled += done;
    size = nextSize(size, performance.now() - began);
  }
}

/** At most twice as many as before: one batch that was quick by chance says little. @param tookMs of a batch of `size` tickets */
export const nextSize = (size: number, tookMs: number): number =>
  Math.round(Math.min(MAX, 2 * size, Math.max(MIN, (size * AIM_MS) / Math.max(tookMs, 1))));

/**
 * Tickets are locked first, then the accounts of their members by ascending id, before anything is written: whoever plays
 * meanwhile holds the accounts before his figures, as this does. What a bonus that has ended meanwhile brings goes where its rest went.
 */
async function settleBatch(trx: Trx, now: number, max: number): Promise<number> {
  const due = await dueTickets(trx, now, max);
  if (due.length === 0) return 0;
  const accounts = await lockFunds(trx, [...new Set(due.map(({ member_id }) => member_id))]);
  // Read once the accounts are held: whoever ends a bonus meanwhile finds what is posted here in its account.
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
  const told = await readTold(
    trx,
    due.map(({ id }) => id),
  );
  await notifyResults(trx, told.map(toSettled), now);
  return due.length;
}

const toSettled = (ticket: DueTicket & { readonly win: string }): Settled => ({ ticket, units: toUnits(ticket.win) });

/** Minor units that come back. */
function payoutOf({ detail, stake, canceled_stake, winning_number }: DueTicket): bigint {
  // What the member took back is there already.
  if (winning_number === null) return toUnits(stake) - toUnits(canceled_stake);
  const bet = detail as BetDetail;
  return toUnits(bet.each) * BigInt(oddsOf(bet, winning_number));
}

/** Cash and bonus of what comes back. */
const sharesOf = (ticket: DueTicket, units: bigint): Shares =>
  ticket.winning_number === null
    ? sharesBetween(toUnits(ticket.canceled_stake), toUnits(ticket.stake), ticket)
    : shareBack(units, ticket);
