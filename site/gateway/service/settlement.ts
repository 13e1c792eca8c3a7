/**
 * Settles lottery tickets in the transaction that writes the results: there is never one without the other, whenever the process ends.
 * A ticket of a draw that never took place, as the gateway was away for too long, gets its stake back.
 * In the same transaction each member is told what a draw brought.
 * A result that is imported over a drawn one later changes no ticket.
 */
import type { Trx } from '../db/schema.ts';
import type { BetDetail } from '../db/schema-plays.ts';
import { closeLost, closePaid, type DueTicket, dueTickets } from '../store/plays.ts';
import { oddsOf } from './bets.ts';
import { type Settled, tellResults } from './draw-results.ts';
import { booksOf, move, toDecimal, toUnits } from './ledger.ts';

/** Tickets read at once. */
const BATCH = 1_000;

/** Settles every ticket whose draw is past, once the results up to `now` (ms since 1970) are written. Gives their number. */
export async function settleTickets(trx: Trx, now: number): Promise<number> {
  let settled = 0;
  const results: Settled[] = [];
  for (;;) {
    const due = await dueTickets(trx, now, BATCH);
    const paid = due.map(ticket => ({ ticket, units: payOf(ticket) }));
    await closeLost(
      trx,
      paid.filter(({ units }) => units === 0n).map(({ ticket }) => ticket.id),
      now,
    );
    for (const { ticket, units } of paid) if (units > 0n) await pay(trx, ticket, units, now);
    results.push(...paid);
    settled += due.length;
    if (due.length < BATCH) break;
  }
  await tellResults(trx, results, now);
  return settled;
}

/** Minor units that come back. */
function payOf({ detail, stake, winning_number }: DueTicket): bigint {
  if (winning_number === null) return toUnits(stake);
  const bet = detail as BetDetail;
  return toUnits(bet.each) * BigInt(oddsOf(bet, winning_number));
}

async function pay(trx: Trx, { id, member_id, merchant_code, winning_number }: DueTicket, units: bigint, now: number) {
  const state = winning_number === null ? 'refunded' : 'won';
  const books = await booksOf(trx, { id: member_id, merchant_code });
  const winId = await move(trx, state === 'won' ? 'win' : 'refund', books, units, now);
  await closePaid(trx, id, { state, win: toDecimal(units), winId, now });
}
