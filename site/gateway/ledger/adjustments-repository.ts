/** Queries of blocks of members' payments, and of balance adjustments. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Trx } from '../platform/db/schema.ts';
import type { AdjustmentTable, PaymentFreezeTable } from './tables.ts';

export type Freeze = Selectable<PaymentFreezeTable>;
export type Adjustment = Selectable<AdjustmentTable>;

/** Returns the block of a member's payments; null if not blocked. */
export const findFreeze = async (db: Database, memberId: number): Promise<Freeze | null> =>
  (await db.selectFrom('payment_freezes').selectAll().where('member_id', '=', memberId).executeTakeFirst()) ?? null;

/** Blocks a member's payments; replaces the reason if they are blocked already. */
export const addFreeze = (trx: Trx, { member_id, ...rest }: Freeze) =>
  trx
    .insertInto('payment_freezes')
    .values({ member_id, ...rest })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(rest))
    .execute();

/** Removes the block of a member's payments; returns false if there was none. */
export const removeFreeze = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.deleteFrom('payment_freezes').where('member_id', '=', memberId).executeTakeFirst()).numDeletedRows > 0n;

/** Returns the members of a merchant whose payments are blocked, latest block first. */
export const listFrozen = (db: Database, merchant: string): Promise<(Freeze & { readonly user_name: string })[]> =>
  db
    .selectFrom('payment_freezes as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .selectAll('f')
    .select('m.user_name')
    .where('m.merchant_code', '=', merchant)
    .orderBy('f.frozen_at', 'desc')
    .execute();

/** Returns the member's adjustment that waits for a second approval; null if there is none. */
export const waitingAdjustment = async (db: Database, memberId: number): Promise<Adjustment | null> =>
  (await db
    .selectFrom('adjustments')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ledger_transaction_id', 'is', null)
    .executeTakeFirst()) ?? null;

export const addAdjustment = (trx: Trx, row: Insertable<AdjustmentTable>) =>
  trx.insertInto('adjustments').values(row).execute();

export const changeAdjustment = (trx: Trx, id: number, change: Updateable<AdjustmentTable>) =>
  trx.updateTable('adjustments').set(change).where('id', '=', id).execute();
