/** Opened chats: the tickets in their addresses, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ChatVisitTable } from '../db/schema-service.ts';
import { exchangeTicket, signedIn } from './tickets.ts';

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
  return (await exchangeTicket(db, 'chat_visits', ticketHash, pass, now)) ? findVisit(db, pass.hash, now) : null;
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
    .where('v.member_id', 'in', signedIn(db, now))
    .executeTakeFirst();
  return row ? { memberId: row.member_id, language: row.language, labels: row.labels } : null;
}
