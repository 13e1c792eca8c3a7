/** What is remembered of names whose login failed; no rules. */
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { LoginLockoutTable } from '../tables.ts';

export type LoginLockout = Selectable<LoginLockoutTable>;

/** Null: no login failed since the last success. */
export async function readLockout(db: Database, name: string): Promise<LoginLockout | null> {
  return (await db.selectFrom('login_lockouts').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
}

/** Writes a brake, and forgets those whose last failure is older than `before`. */
export async function writeLockout(db: Database, lockout: LoginLockout, before: number): Promise<void> {
  const { name, ...rest } = lockout;
  await db.deleteFrom('login_lockouts').where('failed_at', '<', before).execute();
  await db
    .insertInto('login_lockouts')
    .values(lockout)
    .onConflict(conflict => conflict.column('name').doUpdateSet(rest))
    .execute();
}

export async function removeLockout(db: Database, name: string): Promise<void> {
  await db.deleteFrom('login_lockouts').where('name', '=', name).execute();
}
