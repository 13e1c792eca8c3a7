/** Queries of idempotency keys. */

import type { Database } from '../db/schema.ts';
import type { IdempotencyKeyTable } from './tables.ts';

/**
 * Reserves the key of a call. Returns null on success, else the row of the earlier call.
 * @param after rows completed at this time or earlier are expired, ms since 1970
 */
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
  // The other call was deleted between the two statements, so the key is free again.
  return row ?? claimCall(db, call, after);
}

/** Returns whether a response has been stored since `after`, ms since 1970. */
export const isCallDone = async (db: Database, keyHash: string, after: number): Promise<boolean> =>
  (await db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('completed_at', '>', after)
    .where('response', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Stores the response of a call whose key is reserved. Returns false if another gateway has taken over the call. */
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

/** Deletes a reserved call that has no response. */
export async function dropCall(db: Database, { key_hash, completed_at }: IdempotencyKeyTable): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('key_hash', '=', key_hash)
    .where('completed_at', '=', completed_at)
    .where('response', 'is', null)
    .execute();
}

/** Deletes the calls completed at `until` (ms since 1970) or earlier. */
export async function deleteCalls(db: Database, until: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('completed_at', '<=', until).execute();
}
