/** Jobs that happen once, whoever runs them and however often (PAY-15). */
import type { Database, Trx } from '../db/schema.ts';

/**
 * Does `work` in a transaction together with the row of its key, unless that row is there: a job that fails, or whose process dies,
 * leaves no row and is done by the next who tries. Of two gateways at once the second waits, and finds the row.
 * @param key names the work and what it is for: `books-check 2026-11-24`
 * @param now ms since 1970, noted beside the key
 * @returns whether the work was done by this call
 */
export const runOnce = (db: Database, key: string, now: number, work: (trx: Trx) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async trx => {
    if (!(await claimJob(trx, key, now))) return false;
    await work(trx);
    return true;
  });

/** Notes a job as done in the caller's transaction; false when it was done before. Whoever is second waits for the first to end. */
async function claimJob(trx: Trx, key: string, doneAt: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('completed_jobs')
    .values({ key, completed_at: doneAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
