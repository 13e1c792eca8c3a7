/** Queries of temporary passwords, at most one per member. */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { TemporaryPasswordTable } from '../tables.ts';

/** Stores a temporary password, which replaces the member's previous one. */
export async function storeTemporaryPassword(db: Database, row: Insertable<TemporaryPasswordTable>): Promise<void> {
  const { password_hash, expires_at } = row;
  await db
    .insertInto('temporary_passwords')
    .values(row)
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ password_hash, expires_at, used_at: null }))
    .execute();
}

/** Marks the password as used for a login; returns false if it differs, has expired, or was used before. */
export async function useTemporary(trx: Trx, memberId: number, passwordHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('temporary_passwords')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether the member has logged in with this temporary password. */
export async function wasUsed(db: Database, memberId: number, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('temporary_passwords')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeTemporary(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('temporary_passwords').where('member_id', '=', memberId).execute();
}
