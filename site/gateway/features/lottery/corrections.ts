/**
 * Corrections of published results. A correction is recorded only: neither the published numbers nor settled tickets
 * change.
 */
import { toUnits } from 'lobbykit/domain';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Lottery, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { oddsOf } from './bets/last-digit-bets.ts';
import { orderNoOf } from './bets/order-number.ts';
import type { BetDetail } from './bets/tables.ts';
import {
  addCorrections,
  countOverdueTickets,
  findPublished,
  readTicketsOf,
  setResultsOf,
} from './results-repository.ts';

/** Ticket whose payout would differ with the corrected numbers. */
export interface TicketDifference {
  readonly orderNo: string;
  readonly userName: string;
  readonly merchant: string;
  /** Minor units that the operator should credit to the member; negative to debit. */
  readonly units: bigint;
}

export interface Correction {
  readonly id: number;
  readonly before: string;
  readonly differences: readonly TicketDifference[];
}

/**
 * Records that a published result was wrong. Neither the result nor a settled ticket changes; the operator posts the
 * differences as adjustments that refer to the correction.
 * @returns the affected tickets; null if the draw has no published result
 */
export async function correctDraw(
  trx: Trx,
  { game_id }: Pick<Lottery, 'game_id'>,
  request: { readonly numero: string; readonly numbers: string; readonly operator: string; readonly reason: string },
): Promise<Correction | null> {
  const { numero, numbers: after, operator, reason } = request;
  await lockLotteries(trx, [game_id], 'exclusive');
  const [published] = await findPublished(trx, game_id, [numero]);
  if (!published) return null;
  const before = published.winningNumber;
  const row = { game_id, numero, before, after, replaces: false, operator, reason, corrected_at: await timeOf(trx) };
  const [id] = await addCorrections(trx, [row]);
  const differences = (await readTicketsOf(trx, game_id, numero)).flatMap((ticket): TicketDifference[] => {
    const bet = ticket.detail as BetDetail;
    const units = toUnits(bet.each) * BigInt(oddsOf(bet, after) - oddsOf(bet, before));
    const orderNo = orderNoOf({ id: ticket.id, playedAt: ticket.played_at, isTicket: true });
    return units === 0n ? [] : [{ orderNo, userName: ticket.user_name, merchant: ticket.merchant_code, units }];
  });
  return { id: id!, before, differences };
}

/**
 * Sets the source of a lottery's results: draw engine or import. Rejects a change while tickets wait for an imported
 * result.
 * @returns the number of these tickets; 0 if the source was changed
 */
export async function changeResults(
  trx: Trx,
  { game_id }: Pick<Lottery, 'game_id'>,
  results: Lottery['results'],
): Promise<number> {
  await lockLotteries(trx, [game_id], 'exclusive');
  // With the draw engine as source, tickets of a past draw without a result would be refunded.
  const overdue = results === 'engine' ? await countOverdueTickets(trx, game_id, await timeOf(trx)) : 0;
  if (overdue === 0) await setResultsOf(trx, game_id, results);
  return overdue;
}
