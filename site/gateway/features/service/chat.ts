/**
 * Live chat of the sandbox (API-37, MSG-04). The response of a launch is a URL with a one-time, short-lived launch
 * token, which the chat page exchanges for an access token that is limited to this chat, as games do. Automatic replies
 * are sent until an operator answers.
 */
import { randomBytes } from 'node:crypto';
import { ApiError, invalid } from '../../platform/api-error.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { admit } from '../../platform/rate-limits/rate-limits.ts';
import { lockMember } from '../account/members-repository.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { requireSession } from '../account/sessions/service.ts';
import { isUsed } from '../games/launch-tokens-repository.ts';
import { addChatMessage, countSince, markSeen, readChat, readLines } from './chat-repository.ts';
import { type ChatSession, findChatSession, storeChatSession, takeChatTicket } from './chat-sessions-repository.ts';

/** Label of members who may not use the chat (SERV-07). */
export const NO_CHAT = 'nochat';

const MINUTE = 60_000;
/** Lifetime of a launch token, ms: covers the time from the click until the page's code runs. */
const TICKET_MS = 2 * MINUTE;
/** Lifetime of an access token, ms. */
const PASS_MS = 120 * MINUTE;
/** Time after an operator's message in which no automatic reply is sent, ms. */
const OPERATOR_MS = 10 * MINUTE;
const SHOWN = 100;

/** Message in the format of API responses. */
export interface ChatLine {
  readonly id: string;
  readonly author: 'member' | 'desk' | 'operator';
  readonly text: string;
  /** Time of the message, ms since 1970. */
  readonly at: number;
}

export interface ChatOpened {
  readonly pass: string;
  /** Language of the page: EN, VI or PT; EN for members with another language. */
  readonly language: string;
  readonly messages: readonly ChatLine[];
}

export interface Chats {
  /**
   * Creates a launch token for the URL of the chat page. The token becomes invalid when the session ends. Throws
   * ApiError `session.expired` if the session has ended.
   */
  launch(sessionId: number, language: string): Promise<string>;
  /**
   * Exchanges a launch token for an access token, and returns the messages. Throws ApiError `ticket.used` or
   * `ticket.over`.
   */
  enter(ticket: string): Promise<ChatOpened>;
  /** Returns the messages of the chat and marks them as read by the member. Throws ApiError `pass.over`. */
  read(pass: string): Promise<readonly ChatLine[]>;
  /**
   * Stores a member's message and adds an automatic reply. A message with the same key is stored only once. Throws
   * ApiError `pass.over`, `input.invalid`, or `too.many` for too many messages.
   */
  write(pass: string, message: { readonly key: string; readonly text: string }): Promise<readonly ChatLine[]>;
}

const newSecret = () => randomBytes(32).toString('base64url');

/** @param now ms since 1970 */
export function createChats(db: Database, now: () => number): Chats {
  /** Returns the messages for the member's page and marks the replies as read. */
  const seen = async (trx: Trx, { memberId, language }: ChatSession): Promise<readonly ChatLine[]> => {
    await markSeen(trx, { memberId, by: 'member', now: now() });
    const rows = await readChat(trx, memberId, SHOWN);
    return rows.map(({ id, author, texts, sent_at }) => ({
      id: String(id),
      author: author === 'auto-reply' ? 'desk' : author,
      text: localize(texts, language),
      at: sent_at,
    }));
  };
  const addAutoReply = async (trx: Trx, memberId: number, texts: object | undefined) => {
    if (!texts) return;
    const line = {
      member_id: memberId,
      author: 'auto-reply' as const,
      texts: JSON.stringify(texts),
      idempotency_key: null,
    };
    await addChatMessage(trx, { ...line, sent_at: now(), read_at: null });
  };
  const requireChatSession = async (pass: string): Promise<ChatSession> => {
    const chatSession = pass === '' ? null : await findChatSession(db, hashToken(pass), now());
    // An operator may exclude a member from the chat while the member's chat is open.
    if (!chatSession || chatSession.labels.includes(NO_CHAT)) {
      throw new ApiError('pass.over', 'This chat is over; open it again.');
    }
    return chatSession;
  };

  return {
    async launch(sessionId, language) {
      const ticket = newSecret();
      const launch_token_expires_at = now() + TICKET_MS;
      const chatSession = {
        session_id: sessionId,
        language,
        launch_token_hash: hashToken(ticket),
        launch_token_expires_at,
      };
      await db.transaction().execute(async trx => {
        await requireSession(trx, sessionId);
        await storeChatSession(trx, chatSession, now() - PASS_MS - TICKET_MS);
      });
      return ticket;
    },
    async enter(ticket) {
      const pass = newSecret();
      const hash = hashToken(ticket);
      const chatSession = await takeChatTicket(db, hash, { hash: hashToken(pass), until: now() + PASS_MS }, now());
      if (!chatSession) {
        if (await isUsed(db, 'chat_sessions', hash))
          throw new ApiError('ticket.used', 'This link was used; open the chat again.');
        throw new ApiError('ticket.over', 'This link is too old; open the chat again.');
      }
      const messages = await db.transaction().execute(async trx => {
        await lockMember(trx, chatSession.memberId);
        const [greeting] = await readLines(trx);
        if ((await readChat(trx, chatSession.memberId, 1)).length === 0)
          await addAutoReply(trx, chatSession.memberId, greeting?.titles);
        return seen(trx, chatSession);
      });
      return { pass, language: chatSession.language, messages };
    },
    async read(pass) {
      const chatSession = await requireChatSession(pass);
      return db.transaction().execute(trx => seen(trx, chatSession));
    },
    async write(pass, { key, text }) {
      const chatSession = await requireChatSession(pass);
      const content = text.trim();
      if (content === '') throw invalid('"text" is empty', 'text');
      const { memberId } = chatSession;
      await admit(db, 'chat', String(memberId), now());
      return db.transaction().execute(async trx => {
        await lockMember(trx, memberId);
        const message = { member_id: memberId, author: 'member' as const, texts: JSON.stringify({ EN: content }) };
        const isNew = await addChatMessage(trx, { ...message, idempotency_key: key, sent_at: now(), read_at: null });
        if (isNew && (await countSince(trx, memberId, 'operator', now() - OPERATOR_MS)) === 0) {
          const [, ...replies] = await readLines(trx);
          const turn = (await countSince(trx, memberId, 'member', 0)) - 1;
          await addAutoReply(trx, memberId, replies[turn % replies.length]?.titles);
        }
        return seen(trx, chatSession);
      });
    },
  };
}
