/** One-use tickets in the addresses of games and chats, and the passes they are exchanged for; no rules. */
import type { Database } from '../../db/schema/schema.ts';

/** Tables of what a ticket opens. */
type Ticketed = 'launches' | 'chat_visits';

/** Exchanges a ticket for a pass, once; false when it is used, over or unknown. */
export async function exchangeTicket(
  db: Database,
  table: Ticketed,
  ticketHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<boolean> {
  const used = await db
    .updateTable(table)
    .set({ pass_hash: pass.hash, pass_until: pass.until })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_until', '>', now)
    .where('pass_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Was a ticket used before? */
export async function isUsed(db: Database, table: Ticketed, ticketHash: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('ticket_hash', '=', ticketHash)
    .where('pass_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
