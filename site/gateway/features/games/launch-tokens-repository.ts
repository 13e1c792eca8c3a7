/** Queries of one-time launch tokens in the URLs of games and chats, and of the access tokens that replace them. */
import type { Database } from '../../platform/db/schema.ts';

/** Tables that contain launch tokens. */
type Ticketed = 'launches' | 'chat_sessions';

/** Exchanges a launch token for an access token. Returns false if the launch token is used, expired or unknown. */
export async function redeemTicket(
  db: Database,
  table: Ticketed,
  launchTokenHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<boolean> {
  const used = await db
    .updateTable(table)
    .set({ access_token_hash: pass.hash, access_token_expires_at: pass.until })
    .where('launch_token_hash', '=', launchTokenHash)
    .where('launch_token_expires_at', '>', now)
    .where('access_token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns whether a launch token has been used. */
export async function isUsed(db: Database, table: Ticketed, launchTokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('launch_token_hash', '=', launchTokenHash)
    .where('access_token_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
