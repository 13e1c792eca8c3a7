/** Tokens of start addresses, each good for one renewal (S12). */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { LoginLinkTable } from '../../verification/tables.ts';

/** Keeps a token's hash, and drops those that ran out. `now`: ms since 1970. */
export async function storeLink(db: Database, link: Insertable<LoginLinkTable>, now: number): Promise<void> {
  await db.deleteFrom('login_links').where('expires_at', '<=', now).execute();
  await db.insertInto('login_links').values(link).execute();
}

/** Takes a token away and gives its member; undefined when it is gone or over. */
export async function takeLink(db: Database | Trx, tokenHash: string, now: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('login_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id;
}
