/** What waits to be read, by the place where it is read (SESS-22, ANN-19, ANN-20, MSG-03..06). */
import type { ReadableAtom } from 'nanostores';
import { type Announcements, countUnread } from '../domain/announcements.ts';
import { FLAGS } from '../domain/flags.ts';
import { isAgent, isTrial } from '../domain/member.ts';
import { readNumber } from '../domain/read.ts';
import type { Lobby, Resource } from '../types.ts';
import { agentAnnouncements, chatUnread, inboxUnread } from '../wire/content.ts';
import type { Found } from './resource.ts';

export interface Unread {
  readonly inbox: number;
  readonly chat: number;
  readonly announcements: number;
}

/** Types that have a chat (MSG-06). */
const CHAT_TYPES: readonly number[] = [0, 1, 2];

/** `shown`: the announcements of everybody, which count for those who are no agents. */
export async function askUnread(
  { call, config, $session, $flags }: Pick<Lobby, 'call' | 'config' | '$session' | '$flags'>,
  shown: () => Promise<Announcements>,
): Promise<Found<Unread>> {
  const session = $session.get();
  const inbox = async () => (isTrial(session) ? 0 : (readNumber((await call(inboxUnread)).value) ?? 0));
  const chat = async () => {
    if (!session || !CHAT_TYPES.includes(session.type)) return 0;
    if (!(await dataOf($flags)).has(FLAGS.chat)) return 0;
    return readNumber((await call(chatUnread)).value.unReadCount) ?? 0;
  };
  const told = async () => {
    if (!isAgent(session)) return countUnread((await shown()).notices);
    const { value } = await call(agentAnnouncements, { body: { types: 'A', merchantCode: config.merchant } });
    return readNumber(value.footer?.unreadCount) ?? 0;
  };
  const [inInbox, inChat, announcements] = await Promise.all([inbox(), chat(), told()]);
  return { data: { inbox: inInbox, chat: inChat, announcements } };
}

/** The data of a store as soon as it is there. @throws CallError */
const dataOf = <T>($store: ReadableAtom<Resource<T>>): Promise<T> =>
  new Promise((resolve, reject) => {
    let off = () => {};
    const look = ({ data, error }: Resource<T>) => {
      if (data === undefined && error === undefined) return;
      if (data === undefined) reject(error);
      else resolve(data);
      off();
    };
    off = $store.listen(look);
    look($store.get());
  });
