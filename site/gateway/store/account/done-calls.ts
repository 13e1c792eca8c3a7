/** Calls that are done once: who is at it, and what came of it; no rules. */

import type { DoneCallTable } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/schema.ts';

/** Takes a call on; what was done up to `after` counts no more. Null when it is ours now, else what stands there. */
export async function claimCall(db: Database, call: DoneCallTable, after: number): Promise<DoneCallTable | null> {
  const mine = await db
    .insertInto('done_calls')
    .values(call)
    .onConflict(conflict =>
      conflict
        .column('key_hash')
        .doUpdateSet({ body_mac: call.body_mac, answer: call.answer, done_at: call.done_at })
        .where('done_calls.done_at', '<=', after),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (mine) return null;
  const row = await db.selectFrom('done_calls').selectAll().where('key_hash', '=', call.key_hash).executeTakeFirst();
  // Given up between the two statements: another round.
  return row ?? claimCall(db, call, after);
}

/** Has a call an answer that was given since `after`, ms since 1970? */
export const isCallDone = async (db: Database, keyHash: string, after: number): Promise<boolean> =>
  (await db
    .selectFrom('done_calls')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('done_at', '>', after)
    .where('answer', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Writes what came of a call that is ours; false when somebody took it over meanwhile. */
export async function finishCall(db: Database, { key_hash, done_at }: DoneCallTable, answer: string): Promise<boolean> {
  const result = await db
    .updateTable('done_calls')
    .set({ answer })
    .where('key_hash', '=', key_hash)
    .where('done_at', '=', done_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives a call up that nothing came of. */
export async function dropCall(db: Database, { key_hash, done_at }: DoneCallTable): Promise<void> {
  await db
    .deleteFrom('done_calls')
    .where('key_hash', '=', key_hash)
    .where('done_at', '=', done_at)
    .where('answer', 'is', null)
    .execute();
}

/** Removes the calls that were done up to `until`, ms since 1970. */
export async function forgetCalls(db: Database, until: number): Promise<void> {
  await db.deleteFrom('done_calls').where('done_at', '<=', until).execute();
}
