/** Corrections of published results: the published numbers and the settled tickets stay as they are. */
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

/** A ticket that would have won another amount by the corrected numbers. */
export interface TicketDifference {
  readonly orderNo: string;
  readonly userName: string;
  readonly merchant: string;
  /** Minor units to give the member; negative to take. */
  readonly units: bigint;
}

export interface Correction {
  readonly id: number;
  readonly before: string;
  readonly differences: readonly TicketDifference[];
}

/**
 * Records that a published result was wrong. Neither the result nor a settled ticket changes: the operator adjusts the differences,
 * naming the correction.
 * @returns null when the draw has no published result
 */
export async function correctDraw(
  trx: Trx,
  { game_id }: Pick<Lottery, 'game_id'>,
  asked: { readonly numero: string; readonly numbers: string; readonly operator: string; readonly reason: string },
): Promise<Correction | null> {
  const { numero, numbers: after, operator, reason } = asked;
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
 * Sets who publishes the results of a lottery. Tickets of an imported lottery wait for the import.
 * @returns the tickets that still wait for an import, which keep the lottery imported; 0 when it was set
 */
export async function changeResults(
  trx: Trx,
  { game_id }: Pick<Lottery, 'game_id'>,
  results: Lottery['results'],
): Promise<number> {
  await lockLotteries(trx, [game_id], 'exclusive');
  // The engine would refund the tickets of a draw that has no result.
  const overdue = results === 'engine' ? await countOverdueTickets(trx, game_id, await timeOf(trx)) : 0;
  if (overdue === 0) await setResultsOf(trx, game_id, results);
  return overdue;
}
