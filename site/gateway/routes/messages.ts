/** What an operator tells one member: the inbox and the chat (EP-28, MSG-03, MSG-04). */
import { chatUnread, inboxMessages, inboxUnread, markMessageRead } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { askedLanguage } from '../http/asked.ts';
import { Refusal } from '../http/reply.ts';
import { forMember, type Route } from '../http/routes.ts';
import { textIn } from '../service/register-form.ts';
import { countUnseen } from '../store/chat.ts';
import { countWaiting, markMessage, readInbox } from '../store/messages.ts';

export interface MessageRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Messages of an inbox that are told. */
const MOST_MESSAGES = 100;
const WHOLE = /^\d{1,15}$/;

export const messageRoutes = ({ db, now }: MessageRoutesOptions): Route[] => [
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
      throw new Refusal(404, 'not.found', 'There is no such message.');
    }
    return { value: null };
  }),
  forMember(inboxUnread, async ({ session }) => ({ value: await countWaiting(db, session.memberId) })),
  forMember(chatUnread, async ({ session }) => ({ value: { unReadCount: await countUnseen(db, session.memberId) } })),
];
