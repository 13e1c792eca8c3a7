/** Queries of lockouts after failed logins, and of login links. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { LoginLinkTable, LoginLockoutTable } from '../tables.ts';

export type LoginLockout = Selectable<LoginLockoutTable>;

/** Returns the lockout of a name; null if no login has failed since the last success. */
export async function readLockout(db: Database, name: string): Promise<LoginLockout | null> {
  return (await db.selectFrom('login_lockouts').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
}

/** Writes a lockout, and deletes lockouts whose last failure was before `before`, ms since 1970. */
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

/** Stores the hash of a token, and deletes expired tokens. `now`: ms since 1970. */
export async function storeLink(db: Database, link: Insertable<LoginLinkTable>, now: number): Promise<void> {
  await db.deleteFrom('login_links').where('expires_at', '<=', now).execute();
  await db.insertInto('login_links').values(link).execute();
}

/** Consumes a token and returns the id of its member; undefined if the token is unknown or expired. */
export async function takeLink(db: Database | Trx, tokenHash: string, now: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('login_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}
