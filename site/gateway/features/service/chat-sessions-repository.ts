/** Opened chats: the tickets in their addresses, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { touchSession } from '../account/sessions/repository.ts';
import { redeemTicket } from '../games/launch-tokens-repository.ts';
import type { ChatSessionTable } from './tables.ts';

/** Whose chat it is, and what it speaks. */
export interface ChatSession {
  readonly memberId: number;
  readonly language: string;
  /** Labels of the member, as they are now. */
  readonly labels: readonly string[];
}

/** Keeps a visit, and drops those of long ago. `oldest`: ms since 1970. */
export async function storeChatSession(
  db: Database,
  chatSession: Insertable<ChatSessionTable>,
  oldest: number,
): Promise<void> {
  await db.deleteFrom('chat_sessions').where('launch_token_expires_at', '<', oldest).execute();
  await db.insertInto('chat_sessions').values(chatSession).execute();
}

/** Exchanges a ticket for a pass, once; null when it is used, over or unknown. */
export async function takeChatTicket(
  db: Database,
  launchTokenHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<ChatSession | null> {
  return (await redeemTicket(db, 'chat_sessions', launchTokenHash, pass, now))
    ? findChatSession(db, pass.hash, now)
    : null;
}

/** The visit behind a pass, null when it or the session it was made in is over, or its member disabled. */
export async function findChatSession(db: Database, accessTokenHash: string, now: number): Promise<ChatSession | null> {
  const chatSession = await db
    .selectFrom('chat_sessions')
    .select(['session_id', 'language'])
    .where('access_token_hash', '=', accessTokenHash)
    .where('access_token_expires_at', '>', now)
    .executeTakeFirst();
  const session = chatSession ? await touchSession(db, chatSession.session_id, now) : null;
  return chatSession && session
    ? { memberId: session.memberId, language: chatSession.language, labels: session.labels }
    : null;
}
