/** Messages of an operator to one member: the inbox and the chat (EP-28, MSG-03, MSG-04). */
import type { IncomingMessage } from 'node:http';
import { chatUnread, ERROR_CODES, inboxMessages, inboxUnread, launchChat, markMessageRead } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { askedLanguage } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { type Chats, NO_CHAT } from '../service/contact/chat.ts';
import { Refusal } from '../service/refusal.ts';
import { textIn } from '../service/text-in.ts';
import { countUnseen } from '../store/contact/chat.ts';
import { countWaiting, markMessage, readInbox } from '../store/content/messages.ts';

export interface MessageRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
  readonly chats: Chats;
  /** Origin of the games and of the chat for a caller. */
  readonly gamesOrigin: (request: IncomingMessage) => string;
}

/** Messages of an inbox that are told. */
const MOST_MESSAGES = 100;
const WHOLE = /^\d{1,15}$/;

export const messageRoutes = ({ db, now, chats, gamesOrigin }: MessageRoutesOptions): Route[] => [
  forMember(inboxMessages, async ({ session, exchange: { request } }) => {
    const language = askedLanguage(request);
    const rows = await readInbox(db, session.memberId, MOST_MESSAGES);
    const value = rows.map(({ id, titles, contents, sent_at, read_at }) => ({
      id,
      title: textIn(titles, language),
      content: textIn(contents, language),
      startDate: sent_at,
      read: read_at !== null,
    }));
    return { value };
  }),
  forMember(markMessageRead, async ({ body, session: { memberId } }) => {
    const id = String(body.messageId);
    if (!WHOLE.test(id) || !(await markMessage(db, { id: Number(id), memberId, now: now() }))) {
      throw new Refusal('not.found', 'There is no such message.');
    }
    return { value: null };
  }),
  forMember(inboxUnread, async ({ session }) => ({ value: await countWaiting(db, session.memberId) })),
  forMember(chatUnread, async ({ session }) => ({ value: { unReadCount: await countUnseen(db, session.memberId) } })),
  forMember(launchChat, async ({ session: { sessionId, labels }, exchange: { request } }) => {
    requireChat(labels);
    const ticket = await chats.launch(sessionId, askedLanguage(request));
    // Behind the #, where it goes to no server and into no log: the page hands it over.
    return { value: { chatUrl: `${gamesOrigin(request)}/chat#${ticket}` } };
  }),
];

/** Throws Refusal `permission.denied` where the chat is off for this member (S2, SERV-07). */
function requireChat(labels: readonly string[]): void {
  if (!labels.includes(NO_CHAT)) return;
  throw new Refusal(ERROR_CODES.permissionDenied, 'The chat is not offered to this member.');
}
