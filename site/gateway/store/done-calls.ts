/** Answers of calls that are done once; no rules. */

import type { Database } from '../db/schema.ts';
import type { DoneCallTable } from '../db/schema-accounts.ts';

export async function findDoneCall(db: Database, keyHash: string, after: number): Promise<DoneCallTable | null> {
  const row = await db
    .selectFrom('done_calls')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('done_at', '>', after)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps an answer, and forgets those from before `after`; false when another gateway was faster. */
export async function keepDoneCall(db: Database, call: DoneCallTable, after: number): Promise<boolean> {
  await db.deleteFrom('done_calls').where('done_at', '<=', after).execute();
  const result = await db
    .insertInto('done_calls')
    .values(call)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
