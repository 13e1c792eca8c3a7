/** Queries of items and orders of the points store. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { PointsStoreOrderState } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { PointsStoreItemTable, PointsStoreOrderTable } from './tables.ts';

export type GoodsRow = Selectable<PointsStoreItemTable>;
export type OrderRow = Selectable<PointsStoreOrderTable>;

/** Returns the items of a merchant in display order. */
export const listGoods = (db: Database, merchant: string): Promise<GoodsRow[]> =>
  db
    .selectFrom('points_store_items')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/**
 * Locks and returns an item, so that only one of two concurrent orders receives the last piece. Returns null if the
 * item does not exist.
 */
export const lockGoods = async (trx: Trx, merchant: string, id: number): Promise<GoodsRow | null> =>
  (await trx
    .selectFrom('points_store_items')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/**
 * Decreases the stock of an item by `pieces`, or increases it for a negative number, even if the item is no longer
 * available.
 */
export const takePieces = (trx: Trx, id: number, pieces: number) =>
  trx
    .updateTable('points_store_items')
    .set({ stock: sql`stock - ${pieces}` })
    .where('id', '=', id)
    .execute();

/** Adds an item at the last position and returns its id. */
export const addGoods = async (db: Database, row: Insertable<PointsStoreItemTable>): Promise<number> =>
  (
    await db
      .insertInto('points_store_items')
      .values({
        ...row,
        position: sql`(select coalesce(max(position), 0) + 1 from points_store_items where merchant_code = ${row.merchant_code})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Changes an item; returns false if the merchant has no such item. */
export const changeGoods = async (
  db: Database,
  merchant: string,
  id: number,
  change: Partial<Insertable<PointsStoreItemTable>>,
): Promise<boolean> =>
  (
    await db
      .updateTable('points_store_items')
      .set(change)
      .where('id', '=', id)
      .where('merchant_code', '=', merchant)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const addOrder = (trx: Trx, row: Insertable<PointsStoreOrderTable>): Promise<OrderRow> =>
  trx.insertInto('points_store_orders').values(row).returningAll().executeTakeFirstOrThrow();

/**
 * Returns orders of a member, newest first.
 * @param below returns only orders with a smaller id; null for the first page
 */
export const listOrders = (db: Database, memberId: number, below: number | null, max: number): Promise<OrderRow[]> =>
  db
    .selectFrom('points_store_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(below !== null, query => query.where('id', '<', below))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();

/** Locks and returns an order of a merchant's member; null if it does not exist. */
export const lockOrder = async (trx: Trx, merchant: string, id: number): Promise<OrderRow | null> =>
  (await trx
    .selectFrom('points_store_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .selectAll('o')
    .where('o.id', '=', id)
    .where('m.merchant_code', '=', merchant)
    .forNoKeyUpdate('o')
    .executeTakeFirst()) ?? null;

/** Changes the state of an order that is in state `from`; returns false if it is in another state. */
export const moveOrder = async (
  trx: Trx,
  { id, state: from }: OrderRow,
  to: PointsStoreOrderState,
  { note, at }: { readonly note: string | null; readonly at: number },
): Promise<boolean> =>
  (
    await trx
      .updateTable('points_store_orders')
      .set({ state: to, state_at: at, ...(note === null ? {} : { note }) })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Returns orders of a merchant in these states for the back office, oldest first, with their members. */
export const ordersIn = (db: Database, merchant: string, states: readonly PointsStoreOrderState[], max: number) =>
  db
    .selectFrom('points_store_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .selectAll('o')
    .select('m.user_name')
    .where('m.merchant_code', '=', merchant)
    .where('o.state', 'in', states)
    .orderBy('o.id')
    .limit(max)
    .execute();
