/** Unread counts of inbox, chat and announcements (SESS-22, ANN-19, ANN-20, MSG-03..06). */
import type { ReadableAtom } from 'nanostores';
import { mayUse } from '../../protocol/access.ts';
import {
  type Announcements,
  announcementQuery,
  parseAnnouncements,
  unreadOf,
} from '../../protocol/content/announcements.ts';
import { agentAnnouncements, chatUnread, inboxUnread } from '../../protocol/content/calls.ts';
import { FLAGS } from '../../protocol/merchants/flags.ts';
import { parseNumber } from '../../protocol/parse-values.ts';
import type { Found } from '../resource/resource.ts';
import type { Lobby, Resource } from '../types.ts';
import { type ReadMarks, readKey } from './read-marks.ts';
import type { Counted } from './unread-now.ts';

type Source = Pick<Lobby, 'call' | 'config' | '$session' | '$flags'>;
/** Returns the announcements for all users, which are counted for users who are not agents. */
type Shown = () => Promise<Announcements>;

/**
 * Fetches the counts. Fetches again if a read mark was added or settled in the meantime, because it is unknown whether
 * the counts include that mark. @throws CallError
 */
export async function fetchUnread(lobby: Source, shown: Shown, marks: ReadMarks): Promise<Found<Counted>> {
  for (;;) {
    await marks.settled();
    const known = marks.$keys.get();
    const data = await count(lobby, shown);
    if (marks.$keys.get() === known) return { data: { ...data, known } };
  }
}

async function count({ call, config, $session, $flags }: Source, shown: Shown): Promise<Omit<Counted, 'known'>> {
  const session = $session.get();
  const inbox = async () => (mayUse('receiveMail', session) ? (parseNumber((await call(inboxUnread)).value) ?? 0) : 0);
  const chat = async () => {
    if (!mayUse('countChat', session)) return 0;
    if (!(await dataOf($flags)).has(FLAGS.chat)) return 0;
    return parseNumber((await call(chatUnread)).value.unReadCount) ?? 0;
  };
  const fetchAnnouncementCount = async () => {
    if (!mayUse('readAgentAnnouncements', session)) {
      const waiting = unreadOf((await shown()).announcements);
      return { waiting, announcements: waiting.length };
    }
    const body = announcementQuery('agent', config.merchant, session?.token);
    const { value } = await call(agentAnnouncements, { body });
    return {
      waiting: unreadOf(parseAnnouncements(value).announcements),
      announcements: parseNumber(value.footer?.unreadCount) ?? 0,
    };
  };
  const [inInbox, inChat, { waiting, announcements }] = await Promise.all([inbox(), chat(), fetchAnnouncementCount()]);
  return {
    inbox: inInbox,
    chat: inChat,
    announcements,
    waiting: waiting.map(({ id }) => readKey('announcement', id)),
  };
}

/** Resolves with the data of a store after they have loaded. @throws CallError */
const dataOf = <T>($store: ReadableAtom<Resource<T>>): Promise<T> =>
  new Promise((resolve, reject) => {
    let off = () => {};
    const checkResource = ({ data, error }: Resource<T>) => {
      if (data === undefined && error === undefined) return;
      if (data === undefined) reject(error);
      else resolve(data);
      off();
    };
    off = $store.listen(checkResource);
    checkResource($store.get());
  });
