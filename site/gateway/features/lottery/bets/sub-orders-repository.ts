/** Queries of sub-orders: each number of a lottery ticket is one sub-order. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { SubOrderTable } from './tables.ts';

export async function addSubOrders(trx: Trx, rows: readonly Insertable<SubOrderTable>[]): Promise<void> {
  await trx.insertInto('sub_orders').values(rows).execute();
}

/** Settles the waiting sub-orders of tickets. `right`: winning number; null for a draw that never took place. */
export async function settleSubOrders(
  trx: Trx,
  tickets: readonly { readonly playId: number; readonly right: string | null }[],
): Promise<void> {
  const rows = tickets.map(({ playId, right }) => sql`(${playId}::bigint, ${right}::text)`);
  await sql`update sub_orders s set
      state = case when v.won is null then 'cancelled' when s.number = v.won then 'won' else 'lost' end,
      win = case when s.number = v.won then s.stake * s.odds else 0 end
    from (values ${sql.join(rows)}) as v (bet_id, won)
    where s.bet_id = v.bet_id and s.state = 'waiting'`.execute(trx);
}

export type SubOrder = Selectable<SubOrderTable>;

/** Returns the sub-orders of a ticket, ordered by number. */
export const readSubOrders = (db: Database, playId: number): Promise<SubOrder[]> =>
  db.selectFrom('sub_orders').selectAll().where('bet_id', '=', playId).orderBy('number').execute();
