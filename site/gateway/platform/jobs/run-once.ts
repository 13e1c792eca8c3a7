/** Jobs that run exactly once, across gateways and restarts (PAY-15). */
import type { Database, Trx } from '../db/schema.ts';

/**
 * Runs `work` and stores its key in the same transaction, unless the key is stored already. A failed job stores no key
 * and can be retried. A concurrent second run waits, and then does nothing.
 * @param key names the job and its subject, such as `books-check 2026-11-24`
 * @param now time stored with the key, ms since 1970
 * @returns whether this call has run the job
 */
export const runOnce = (db: Database, key: string, now: number, work: (trx: Trx) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async trx => {
    if (!(await claimJob(trx, key, now))) return false;
    await work(trx);
    return true;
  });

/**
 * Stores the key of a job in the caller's transaction; returns false if it is stored already. A concurrent second call
 * waits for the first transaction.
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
