/** Queries of idempotency keys. */

import type { Database } from '../db/schema.ts';
import type { IdempotencyKeyTable } from './tables.ts';

/** Claims a call; rows completed up to `after` are expired. Returns null if claimed, else the existing row. */
export async function claimCall(
  db: Database,
  call: IdempotencyKeyTable,
  after: number,
): Promise<IdempotencyKeyTable | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values(call)
    .onConflict(conflict =>
      conflict
        .column('key_hash')
        .doUpdateSet({ body_hmac: call.body_hmac, response: call.response, completed_at: call.completed_at })
        .where('idempotency_keys.completed_at', '<=', after),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (claimed) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key_hash', '=', call.key_hash)
    .executeTakeFirst();
  // Retries, because the other call was dropped between the two statements.
  return row ?? claimCall(db, call, after);
}

/** Returns true if a response was stored since `after`, ms since 1970. */
export const isCallDone = async (db: Database, keyHash: string, after: number): Promise<boolean> =>
  (await db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('completed_at', '>', after)
    .where('response', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Stores the response of a claimed call; returns false if another gateway took the call over. */
export async function finishCall(
  db: Database,
  { key_hash, completed_at }: IdempotencyKeyTable,
  response: string,
): Promise<boolean> {
  const result = await db
    .updateTable('idempotency_keys')
    .set({ response })
    .where('key_hash', '=', key_hash)
    .where('completed_at', '=', completed_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Drops a claimed call without a result. */
export async function dropCall(db: Database, { key_hash, completed_at }: IdempotencyKeyTable): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('key_hash', '=', key_hash)
    .where('completed_at', '=', completed_at)
    .where('response', 'is', null)
    .execute();
}

/** Deletes the calls completed up to `until`, ms since 1970. */
export async function deleteCalls(db: Database, until: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('completed_at', '<=', until).execute();
}
