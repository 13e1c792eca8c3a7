/** Opened chats: the tickets in their addresses, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../../db/schema/schema.ts';
import type { ChatVisitTable } from '../../db/schema/service.ts';
import { touchSession } from '../account/sessions.ts';
import { exchangeTicket } from '../lottery/tickets.ts';

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

/** The visit behind a pass, null when it or the session it was made in is over, or its member disabled. */
export async function findVisit(db: Database, passHash: string, now: number): Promise<ChatVisit | null> {
  const visit = await db
    .selectFrom('chat_visits')
    .select(['session_id', 'language'])
    .where('pass_hash', '=', passHash)
    .where('pass_until', '>', now)
    .executeTakeFirst();
  const session = visit ? await touchSession(db, visit.session_id, now) : null;
  return visit && session ? { memberId: session.memberId, language: visit.language, labels: session.labels } : null;
}
