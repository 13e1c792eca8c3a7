/** Counts unread items by the place where they are read (SESS-22, ANN-19, ANN-20, MSG-03..06). */
import type { ReadableAtom } from 'nanostores';
import { mayUse } from '../../domain/account/access.ts';
import {
  type Announcements,
  announcementQuery,
  readAnnouncements,
  unreadOf,
} from '../../domain/content/announcements.ts';
import { FLAGS } from '../../domain/flags.ts';
import { readNumber } from '../../domain/read/read.ts';
import type { Lobby, Resource } from '../../types.ts';
import { agentAnnouncements, chatUnread, inboxUnread } from '../../wire/content.ts';
import type { Found } from '../store/resource.ts';
import { readKey } from './read-marks.ts';
import type { Counted } from './unread-now.ts';

/**
 * `shown`: the announcements of everybody, which count for those who are no agents. `known`: keys of what has been read by now.
 */
export async function askUnread(
  { call, config, $session, $flags }: Pick<Lobby, 'call' | 'config' | '$session' | '$flags'>,
  shown: () => Promise<Announcements>,
  known: ReadonlySet<string>,
): Promise<Found<Counted>> {
  const session = $session.get();
  const inbox = async () => (mayUse('receiveMail', session) ? (readNumber((await call(inboxUnread)).value) ?? 0) : 0);
  const chat = async () => {
    if (!mayUse('countChat', session)) return 0;
    if (!(await dataOf($flags)).has(FLAGS.chat)) return 0;
    return readNumber((await call(chatUnread)).value.unReadCount) ?? 0;
  };
  const told = async () => {
    if (!mayUse('readAgentNotices', session)) {
      const waiting = unreadOf((await shown()).notices);
      return { waiting, count: waiting.length };
    }
    const body = announcementQuery('agent', config.merchant, session?.token);
    const { value } = await call(agentAnnouncements, { body });
    return {
      waiting: unreadOf(readAnnouncements(value).notices),
      count: readNumber(value.footer?.unreadCount) ?? 0,
    };
  };
  const [inInbox, inChat, { waiting, count }] = await Promise.all([inbox(), chat(), told()]);
  return {
    data: {
      inbox: inInbox,
      chat: inChat,
      announcements: count,
      waiting: waiting.map(({ id }) => readKey('announcement', id)),
      known,
    },
  };
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
