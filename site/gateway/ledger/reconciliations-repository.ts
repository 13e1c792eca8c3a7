/** What of the rows an operator watches, read so that it costs the same however much there is. */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../platform/db/schema.ts';
import type { ReconciliationTable } from './tables.ts';

export interface CountRow {
  readonly name: string;
  readonly count: number;
}

/** The highest id of a transaction of the books, 0 before the first. */
export async function lastTransactionId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Transactions of the books by kind, of ids above `after` up to `last`. */
export const countTransactions = (db: Database, after: number, last: number): Promise<CountRow[]> =>
  db
    .selectFrom('ledger_transactions')
    .select(({ fn }) => ['kind as name', fn.countAll<number>().as('count')])
    .where('id', '>', after)
    .where('id', '<=', last)
    .groupBy('kind')
    .execute();

/** Notes what the check of a night found. */
export const addReconciliation = async (trx: Trx, row: Insertable<ReconciliationTable>): Promise<void> => {
  await trx.insertInto('reconciliations').values(row).execute();
};

/** How many differences the last check found; null before the first. */
export const lastDifferences = async (db: Database): Promise<number | null> =>
  (await db.selectFrom('reconciliations').select('mismatches').orderBy('day', 'desc').limit(1).executeTakeFirst())
    ?.mismatches ?? null;
