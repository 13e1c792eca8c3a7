/** Queries of the points ledger: entries, balances, rates. Points are decimal text. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { PointsLedgerEntryTable } from './tables.ts';

export type PointEntryRow = Selectable<PointsLedgerEntryTable>;

/** Returns a member's points. */
export const readPoints = async (db: Database, memberId: number): Promise<string> =>
  (await db.selectFrom('points_accounts').select('balance').where('member_id', '=', memberId).executeTakeFirst())
    ?.balance ?? '0';

/** As `readPoints`, and locks the account until the transaction ends. */
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
 * Inserts an entry; the database assigns sequence number and balance. Fails for an existing key of the member, and if
 * the balance would become negative.
 */
export const addPoints = (trx: Trx, row: Insertable<PointsLedgerEntryTable>): Promise<PointEntryRow> =>
  trx.insertInto('points_ledger_entries').values(row).returningAll().executeTakeFirstOrThrow();

/** Returns the points that a member's stakes earned since an instant, minus the points of reverted stakes. */
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
 * Returns points entries of a member, the latest first.
 * @param below only smaller sequence numbers
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

/** Returns the points of an exchange, decimal text; null if the ledger transaction is not an exchange of the member. */
export const pointsOfExchange = async (db: Database, memberId: number, transactionId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('points_ledger_entries')
      .select(sql<string>`abs(points)::text`.as('points'))
      .where('ledger_transaction_id', '=', transactionId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.points ?? null;

/** Returns the stake per point, by category. */
export const readRates = (db: Database, merchant: string) =>
  db
    .selectFrom('points_earn_rates')
    .select(['category', 'stake'])
    .where('merchant_code', '=', merchant)
    .orderBy('stake')
    .orderBy('category')
    .execute();

/** Sets the stake per point; null disables earning. */
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

/** Returns the exchange rate of points; null if disabled. */
export const readPointTerms = async (db: Database, merchant: string) =>
  (await db
    .selectFrom('points_exchange_rates')
    .select(['amount', 'min_points'])
    .where('merchant_code', '=', merchant)
    .executeTakeFirst()) ?? null;

/** Sets the exchange rate of points; null disables the exchange. */
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
