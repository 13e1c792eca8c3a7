/** Queries for metrics of the ledger. Their cost does not depend on the size of the ledger. */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../platform/db/schema.ts';
import type { ReconciliationTable } from './tables.ts';

export interface CountRow {
  readonly name: string;
  readonly count: number;
}

/** Returns the highest id of a ledger transaction; 0 for an empty ledger. */
export async function lastTransactionId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Counts ledger transactions by kind, with ids greater than `after` and up to `last`. */
export const countTransactions = (db: Database, after: number, last: number): Promise<CountRow[]> =>
  db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => ['kind as name', fn.countAll<number>().as('count')])
    .where('id', '>', after)
    .where('id', '<=', last)
    .groupBy('kind')
    .execute();

/** Stores the result of a nightly reconciliation. */
export const addReconciliation = async (trx: Trx, row: Insertable<ReconciliationTable>): Promise<void> => {
  await trx.insertInto('reconciliations').values(row).execute();
};

/** Returns the number of differences that the last reconciliation has found; null if none has run. */
export const lastDifferences = async (db: Database): Promise<number | null> =>
  (await db.selectFrom('reconciliations').select('mismatches').orderBy('day', 'desc').limit(1).executeTakeFirst())
    ?.mismatches ?? null;
