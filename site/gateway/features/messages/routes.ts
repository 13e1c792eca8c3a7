/** Routes of a member's inbox messages, and of the live chat (EP-28, MSG-03, MSG-04). */
import type { IncomingMessage } from 'node:http';
import { chatUnread, ERROR_CODES, inboxMessages, inboxUnread, launchChat, markMessageRead } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { localize } from '../../platform/localized-text.ts';
import { type Chats, NO_CHAT } from '../service/chat.ts';
import { countUnseen } from '../service/chat-repository.ts';
import { countWaiting, markMessage, readInbox } from './repository.ts';

export interface MessageRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly chats: Chats;
  /** Returns the origin that serves games and chat, for a request. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
}

/** Maximum inbox messages in a response. */
const MAX_MESSAGES = 100;
const WHOLE = /^\d{1,15}$/;

export const messageRoutes = ({ db, now, chats, gamesOrigin }: MessageRoutesOptions): Route[] => [
  forMember(inboxMessages, async ({ session, exchange: { request } }) => {
    const language = requestedLanguage(request);
    const rows = await readInbox(db, session.memberId, MAX_MESSAGES);
    const value = rows.map(({ id, titles, contents, sent_at, read_at }) => ({
      id,
      title: localize(titles, language),
      content: localize(contents, language),
      startDate: sent_at,
      read: read_at !== null,
    }));
    return { value };
  }),
  forMember(markMessageRead, async ({ body, session: { memberId } }) => {
    const id = String(body.messageId);
    if (!WHOLE.test(id) || !(await markMessage(db, { id: Number(id), memberId, now: now() }))) {
      throw new ApiError('not.found', 'There is no such message.');
    }
    return { value: null };
  }),
  forMember(inboxUnread, async ({ session }) => ({ value: await countWaiting(db, session.memberId) })),
  forMember(chatUnread, async ({ session }) => ({ value: { unReadCount: await countUnseen(db, session.memberId) } })),
  forMember(launchChat, async ({ session: { sessionId, labels }, exchange: { request } }) => {
    requireChat(labels);
    const ticket = await chats.launch(sessionId, requestedLanguage(request));
    // The launch token is in the URL fragment, which browsers do not send to servers, so that no log contains it. The
    // chat page submits the token.
    return { value: { chatUrl: `${gamesOrigin(request)}/chat#${ticket}` } };
  }),
];

/** Throws ApiError `permission.denied` if the operator has excluded the member from the chat (S2, SERV-07). */
function requireChat(labels: readonly string[]): void {
  if (!labels.includes(NO_CHAT)) return;
  throw new ApiError(ERROR_CODES.permissionDenied, 'The chat is not offered to this member.');
}
