/** Queries of points: ledger entries, balances, and rates. Points are decimal text. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { PointsLedgerEntryTable } from './tables.ts';

export type PointEntryRow = Selectable<PointsLedgerEntryTable>;

/** Returns the points of a member; 0 for a member who never had any. */
export const readPoints = async (db: Database, memberId: number): Promise<string> =>
  (await db.selectFrom('points_accounts').select('balance').where('member_id', '=', memberId).executeTakeFirst())
    ?.balance ?? '0';

/** Returns the same as `readPoints`, and locks the member's points until the transaction ends. */
export const lockPoints = async (trx: Trx, memberId: number): Promise<string> =>
  (
    await trx
      .selectFrom('points_accounts')
      .select('balance')
      .where('member_id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.balance ?? '0';

/**
 * Inserts a points entry; a database trigger sets its sequence number and balance. Fails if the member already has an
 * entry with this key, or if the balance would become negative.
 */
export const addPoints = (trx: Trx, row: Insertable<PointsLedgerEntryTable>): Promise<PointEntryRow> =>
  trx.insertInto('points_ledger_entries').values(row).returningAll().executeTakeFirstOrThrow();

/** Returns the points that a member's stakes have earned since an instant, less those of reverted stakes. */
export async function earnedSince(db: Database, memberId: number, since: number): Promise<string> {
  const { sum } = await db
    .selectFrom('points_ledger_entries')
    .select(sql<string>`coalesce(sum(points), 0)::text`.as('sum'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('kind', 'in', ['earned', 'taken'])
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Returns points entries of a member, newest first.
 * @param below returns only entries with a smaller sequence number; null for the first page
 */
export const listPoints = (
  db: Database,
  memberId: number,
  below: number | null,
  max: number,
): Promise<PointEntryRow[]> =>
  db
    .selectFrom('points_ledger_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(below !== null, query => query.where('seq', '<', below))
    .orderBy('seq', 'desc')
    .limit(max)
    .execute();

/** Returns the exchanged points of a ledger transaction, decimal text; null if it is not an exchange of the member. */
export const pointsOfExchange = async (db: Database, memberId: number, transactionId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('points_ledger_entries')
      .select(sql<string>`abs(points)::text`.as('points'))
      .where('ledger_transaction_id', '=', transactionId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.points ?? null;

/** Returns the stake that earns one point, by category. */
export const readRates = (db: Database, merchant: string) =>
  db
    .selectFrom('points_earn_rates')
    .select(['category', 'stake'])
    .where('merchant_code', '=', merchant)
    .orderBy('stake')
    .orderBy('category')
    .execute();

/** Sets the stake that earns one point; null if the category earns no points. */
export async function setRate(db: Database, merchant_code: string, category: string, stake: string | null) {
  if (stake === null) {
    await db
      .deleteFrom('points_earn_rates')
      .where('merchant_code', '=', merchant_code)
      .where('category', '=', category)
      .execute();
    return;
  }
  await db
    .insertInto('points_earn_rates')
    .values({ merchant_code, category, stake })
    .onConflict(conflict => conflict.columns(['merchant_code', 'category']).doUpdateSet({ stake }))
    .execute();
}

/** Returns the value of a point and the minimum exchange; null if exchanges are disabled. */
export const readPointTerms = async (db: Database, merchant: string) =>
  (await db
    .selectFrom('points_exchange_rates')
    .select(['amount', 'min_points'])
    .where('merchant_code', '=', merchant)
    .executeTakeFirst()) ?? null;

/** Sets the value of a point and the minimum exchange; null disables exchanges. */
export async function setPointTerms(
  db: Database,
  merchant_code: string,
  terms: { readonly amount: string; readonly min_points: number } | null,
) {
  if (terms === null) {
    await db.deleteFrom('points_exchange_rates').where('merchant_code', '=', merchant_code).execute();
    return;
  }
  await db
    .insertInto('points_exchange_rates')
    .values({ merchant_code, ...terms })
    .onConflict(conflict => conflict.column('merchant_code').doUpdateSet(terms))
    .execute();
}
