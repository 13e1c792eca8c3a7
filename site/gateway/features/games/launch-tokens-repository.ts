/** One-use tickets in the addresses of games and chats, and the passes they are exchanged for; no rules. */
import type { Database } from '../../platform/db/schema.ts';

/** Tables of what a ticket opens. */
type Ticketed = 'launches' | 'chat_sessions';

/** Exchanges a ticket for a pass, once; false when it is used, over or unknown. */
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

/** Was a ticket used before? */
export async function isUsed(db: Database, table: Ticketed, launchTokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('launch_token_hash', '=', launchTokenHash)
    .where('access_token_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
