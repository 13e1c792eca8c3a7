/** Opened chats: the tickets in their addresses, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ChatVisitTable } from '../db/schema-service.ts';

/** Whose chat it is, and what it speaks. */
export interface ChatVisit {
  readonly memberId: number;
  readonly language: string;
  /** Labels of the member, as they are now. */
  readonly labels: readonly string[];
}

/** Keeps a visit, and drops those of long ago. `oldest`: ms since 1970. */
export async function keepVisit(db: Database, visit: Insertable<ChatVisitTable>, oldest: number): Promise<void> {
  await db.deleteFrom('chat_visits').where('ticket_until', '<', oldest).execute();
  await db.insertInto('chat_visits').values(visit).execute();
}

/** Exchanges a ticket for a pass, once; null when it is used, over or unknown. */
export async function takeChatTicket(
  db: Database,
  ticketHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<ChatVisit | null> {
  const used = await db
    .updateTable('chat_visits')
    .set({ pass_hash: pass.hash, pass_until: pass.until })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_until', '>', now)
    .where('pass_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used ? findVisit(db, pass.hash, now) : null;
}

/** Was a ticket used before? */
export async function isChatUsed(db: Database, ticketHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_visits')
    .select('id')
    .where('ticket_hash', '=', ticketHash)
    .where('pass_hash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The visit behind a pass, null when it is over, or its member is disabled or signed out everywhere. */
export async function findVisit(db: Database, passHash: string, now: number): Promise<ChatVisit | null> {
  const row = await db
    .selectFrom('chat_visits as v')
    .innerJoin('members as m', 'm.id', 'v.member_id')
    .select(['v.member_id', 'v.language', 'm.labels'])
    .where('v.pass_hash', '=', passHash)
    .where('v.pass_until', '>', now)
    .where('m.disabled', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions as s')
          .select('s.id')
          .whereRef('s.member_id', '=', 'v.member_id')
          .where('s.expires_at', '>', now),
      ),
    )
    .executeTakeFirst();
  return row ? { memberId: row.member_id, language: row.language, labels: row.labels } : null;
}
