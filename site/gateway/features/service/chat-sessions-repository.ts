/** Queries of opened chats: launch tokens in the URLs of chats, and access tokens. */
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { touchSession } from '../account/sessions/repository.ts';
import { redeemTicket } from '../games/launch-tokens-repository.ts';
import type { ChatSessionTable } from './tables.ts';

/** Member and language of an opened chat. */
export interface ChatSession {
  readonly memberId: number;
  readonly language: string;
  /** Labels that the member has now. */
  readonly labels: readonly string[];
}

/** Stores a chat session, and deletes sessions whose launch token expired before `oldest`, ms since 1970. */
export async function storeChatSession(
  db: Database,
  chatSession: Insertable<ChatSessionTable>,
  oldest: number,
): Promise<void> {
  await db.deleteFrom('chat_sessions').where('launch_token_expires_at', '<', oldest).execute();
  await db.insertInto('chat_sessions').values(chatSession).execute();
}

/** Exchanges a launch token for an access token. Returns null if the launch token is used, expired or unknown. */
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

/**
 * Finds the chat session of an access token; null if the token or its session has expired, or the member is disabled.
 */
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
