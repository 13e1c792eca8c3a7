/** Queries of ticket cancellations. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Play } from './repository.ts';
import type { SubOrder } from './sub-orders-repository.ts';

/** A ticket whose row is locked, with the lock time of its lottery in seconds before the draw. */
export interface LockedTicket extends Play {
  readonly lock_seconds: number;
}

/** Returns the lottery id of a member's ticket, which is immutable; null if the member has no such ticket. */
export async function findLotteryOf(trx: Trx, memberId: number, playId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('bets')
    .select('lottery_id')
    .where('id', '=', playId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.lottery_id ?? null;
}

/** Locks the row of a member's ticket until the transaction ends; returns null if the member has no such ticket. */
export async function lockTicket(trx: Trx, memberId: number, playId: number): Promise<LockedTicket | null> {
  const row = await trx
    .selectFrom('bets as p')
    .innerJoin('lotteries as l', 'l.game_id', 'p.lottery_id')
    .selectAll('p')
    .select('l.lock_seconds')
    .where('p.id', '=', playId)
    .where('p.member_id', '=', memberId)
    .forUpdate('p')
    .executeTakeFirst();
  return row ?? null;
}

/** Cancels waiting numbers and links them to the refund's ledger transaction. Returns the numbers that were waiting. */
export const cancelNumbers = (
  trx: Trx,
  playId: number,
  numbers: readonly string[],
  { at, refundId }: { readonly at: number; readonly refundId: number },
): Promise<SubOrder[]> =>
  trx
    .updateTable('sub_orders')
    .set({ state: 'cancelled', canceled_at: at, refund_transaction_id: refundId })
    .where('bet_id', '=', playId)
    .where('number', 'in', numbers)
    .where('state', '=', 'waiting')
    .returningAll()
    .execute();

/** Remaining part of a ticket. */
export interface TicketRest {
  readonly id: number;
  readonly detail: string;
  /** Decimal text. */
  readonly cancelled: string;
  readonly valid: string;
  /** Time of the complete cancellation; null if numbers remain. */
  readonly endedAt: number | null;
}

export async function storeTicketRest(trx: Trx, { id, detail, cancelled, valid, endedAt }: TicketRest): Promise<void> {
  await sql`update bets set detail = ${detail}::jsonb, canceled_stake = ${cancelled}::numeric, qualifying_stake = ${valid}::numeric,
    state = case when ${endedAt}::bigint is null then state else 'cancelled' end, settled_at = ${endedAt}::bigint
    where id = ${id}`.execute(trx);
}
