/** Queries that cancel numbers of lottery tickets. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Play } from './repository.ts';
import type { SubOrder } from './sub-orders-repository.ts';

/** Ticket with a locked row. `lock_seconds`: time before the draw at which the sale of its lottery closes. */
export interface LockedTicket extends Play {
  readonly lock_seconds: number;
}

/** Returns the id of the lottery of a member's ticket, which never changes; null if the member has no such ticket. */
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

/**
 * Cancels numbers that wait for the draw, and links them to the ledger transaction of the refund. Returns the canceled
 * numbers.
 */
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

/** State of a ticket after a cancellation. */
export interface TicketRest {
  readonly id: number;
  readonly detail: string;
  /** Refunded part of the stake, decimal text. */
  readonly cancelled: string;
  readonly valid: string;
  /** Time at which the last number was canceled, ms since 1970; null if numbers remain. */
  readonly endedAt: number | null;
}

export async function storeTicketRest(trx: Trx, { id, detail, cancelled, valid, endedAt }: TicketRest): Promise<void> {
  await sql`update bets set detail = ${detail}::jsonb, canceled_stake = ${cancelled}::numeric, qualifying_stake = ${valid}::numeric,
    state = case when ${endedAt}::bigint is null then state else 'cancelled' end, settled_at = ${endedAt}::bigint
    where id = ${id}`.execute(trx);
}
