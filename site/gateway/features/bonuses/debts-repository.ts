/** Queries of used promotions and of members' debts. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { MemberDebtTable, PromotionUseTable } from './tables.ts';

/** Records the use of a promotion; returns false if each member may use it once only and this member has used it. */
export const addUse = async (trx: Trx, row: Insertable<PromotionUseTable>): Promise<boolean> =>
  (
    await trx
      .insertInto('promotion_uses')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

export const hasUsed = async (db: Database, memberId: number, promoId: number): Promise<boolean> =>
  (await db
    .selectFrom('promotion_uses')
    .select('deposit_id')
    .where('member_id', '=', memberId)
    .where('promo_id', '=', promoId)
    .executeTakeFirst()) !== undefined;

export type Debt = Selectable<MemberDebtTable>;

export const addDebt = (trx: Trx, row: Insertable<MemberDebtTable>) =>
  trx.insertInto('member_debts').values(row).execute();

/** Returns a member's unsettled debts, oldest first. */
export const openDebts = (db: Database, memberId: number): Promise<Debt[]> =>
  db
    .selectFrom('member_debts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute();

/**
 * Records a settlement of a debt.
 * @param amount decimal text
 * @param at ms since 1970
 */
export const settleDebt = (trx: Trx, id: number, amount: string, at: number) =>
  trx
    .updateTable('member_debts')
    .set({
      settled: sql`settled + ${amount}`,
      settled_at: sql`case when settled + ${amount}::numeric = amount then ${at}::bigint end`,
    })
    .where('id', '=', id)
    .execute();

/** Returns unsettled debts of a merchant's members, newest first. */
export const listDebts = (db: Database, merchant: string, max: number) =>
  db
    .selectFrom('member_debts as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .innerJoin('deposits as o', 'o.id', 'd.deposit_id')
    .selectAll('d')
    .select(['m.user_name', 'o.order_no'])
    .where('m.merchant_code', '=', merchant)
    .where('d.settled_at', 'is', null)
    .orderBy('d.id', 'desc')
    .limit(max)
    .execute();
