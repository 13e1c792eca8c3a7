/** Jobs that were done; no rules. */
import type { Trx } from '../db/schema.ts';

/** Notes a job as done in the caller's transaction; false when it was done before. Whoever is second waits for the first to end. */
export async function claimJob(trx: Trx, key: string, doneAt: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('completed_jobs')
    .values({ key, completed_at: doneAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
