/** Jobs that run exactly once, across gateways and restarts (PAY-15). */
import type { Database, Trx } from '../db/schema.ts';

/**
 * Runs `work` in a transaction together with the row of its key, unless that row exists. A failed job leaves no row and
 * is retried; a concurrent second run waits and then skips the work.
 * @param key names the work and its object: `books-check 2026-11-24`
 * @param now ms since 1970, stored with the key
 * @returns whether this call did the work
 */
export const runOnce = (db: Database, key: string, now: number, work: (trx: Trx) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async trx => {
    if (!(await claimJob(trx, key, now))) return false;
    await work(trx);
    return true;
  });

/**
 * Records a job in the caller's transaction; returns false if already recorded. A concurrent second claim waits for the
 * first transaction.
 */
async function claimJob(trx: Trx, key: string, doneAt: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('completed_jobs')
    .values({ key, completed_at: doneAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
