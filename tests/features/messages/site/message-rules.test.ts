import { type Message, mayChat } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  findMessage,
  hasMessageId,
  mergedMessages,
  messageDate,
  messagePath,
  sentAt,
  snippet,
} from '../../../../site/src/features/messages/message-rules.ts';
import {
  AGENT_ANNOUNCEMENTS_PATH,
  hasUnread,
  unreadAt,
  unreadFor,
} from '../../../../site/src/features/messages/unread.ts';
import { siteEntries } from '../../../../site/src/shell/menus/right-menu-entries.ts';

const message = (id: string, content = ''): Message => ({ id, title: id, content, startDate: null, isRead: false });

describe('message rules', () => {
  const rows = [message('1'), message('a b&c')];

  it('MSG-02 message path identifies its message and an unknown or missing id finds no message', () => {
    for (const row of rows) {
      const [, search = ''] = messagePath({ from: 'announcements', message: row }).split('?');
      expect(findMessage(rows, search)).toBe(row);
      expect(hasMessageId(search)).toBe(true);
    }
    for (const search of ['', 'id=', 'id=9', 'ID=1', 'id=1%20']) expect(findMessage(rows, search)).toBeNull();
    expect(hasMessageId('from=mail')).toBe(false);
  });

  it('ROUTE-26 announcements and mail are merged with newest messages first and separate paths', () => {
    const at = (id: string, startDate: number | null) => ({ ...message(id), startDate });
    const merged = mergedMessages([at('1', 30), at('2', 10), at('3', null)], [at('1', 20), at('9', 10)]);
    expect(merged.map(messagePath)).toEqual([
      '/m/messageDetail?id=1',
      '/m/webEmail?id=1',
      '/m/messageDetail?id=2',
      '/m/webEmail?id=9',
      '/m/messageDetail?id=3',
    ]);
  });

  it('ANN-21 message snippet contains text without tags', () => {
    const content = `<p>The <b>south</b> &amp; the north</p><script>alert(1)</script><p>${'draw '.repeat(100)}</p>`;
    expect(snippet({ content })).toMatch(/^The south & the north draw draw/);
    expect(snippet({ content }).length).toBeLessThanOrEqual(160);
    expect(snippet({ content: '' })).toBe('');
  });
});

describe('message dates', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const VIETNAM = 'Asia/Ho_Chi_Minh';
  const dated = (at: number | null, tag = 'en', zone = VIETNAM) =>
    messageDate(at, now, { tag, zone, ahead: () => 7 * 60 });

  it('I18N-07 message date is the time today, the day this year, and the full date before', () => {
    expect(dated(Date.UTC(2026, 10, 20, 9, 5))).toBe('16:05');
    expect(dated(Date.UTC(2026, 10, 19, 16, 59))).toBe('Thu 19 Nov');
    expect(dated(Date.UTC(2025, 10, 20, 9, 5))).toBe('20 Nov 2025');
    expect(dated(Date.UTC(2025, 10, 20, 9, 5), 'vi')).toBe('20/11/2025');
    // The current day starts earlier in eastern time zones.
    expect(dated(Date.UTC(2026, 10, 19, 20), 'vi')).toBe('03:00');
  });

  it('I18N-06 message shows the time zone of its time to a reader in another time zone', () => {
    expect(dated(Date.UTC(2026, 10, 20, 9, 5), 'en', 'UTC')).toBe('09:05 GMT');
  });

  it('message date is empty if the date is missing or invalid', () => {
    const here = { tag: 'pt-BR', zone: VIETNAM, ahead: () => 7 * 60 };
    for (const at of [null, 0]) expect([dated(at), sentAt(at, here)]).toEqual(['', '']);
    expect(dated(1e20)).toBe('');
    expect(sentAt(Date.UTC(2026, 0, 2, 3, 4), here)).toBe('02/01/2026 10:04');
    expect(sentAt(Date.UTC(2026, 0, 2, 3, 4), { ...here, ahead: () => 0 })).toBe('02/01/2026 10:04 GMT+7');
  });
});

const ON = new Set(['MAILCEN', 'CBS3']);
const visitor = (type: number | null, flags: ReadonlySet<string> = ON, labels: readonly string[] = []) => ({
  session: type === null ? null : { type },
  flags,
  labels,
});
const EACH = { inbox: 2, chat: 1, announcements: 3 };

it.each([
  [0, true],
  [20, true],
  [4, false],
  [null, false],
])('ANN-13 member type %j can have unread counts: %j', (type, waits) => {
  const none = { inbox: 0, chat: 0, announcements: 0 };
  for (const place of ['inbox', 'chat', 'announcements']) {
    expect(hasUnread(unreadFor({ ...none, [place]: 1 }, visitor(type)))).toBe(waits);
  }
  expect(hasUnread(unreadFor(none, visitor(type)))).toBe(false);
  expect(hasUnread(unreadFor(undefined, visitor(type)))).toBe(false);
});

it.each([
  [0, { '/m/message': 5, '/m/webEmail': 2, '/m/notice': 3, [AGENT_ANNOUNCEMENTS_PATH]: 0, '/m/help': 0 }],
  [20, { '/m/message': 2, '/m/webEmail': 2, '/m/notice': 0, [AGENT_ANNOUNCEMENTS_PATH]: 3, '/m/help': 0 }],
  [4, { '/m/message': 0, '/m/webEmail': 0, '/m/notice': 0, [AGENT_ANNOUNCEMENTS_PATH]: 0, '/m/help': 0 }],
])('ANN-19 ANN-20 menus show member type %j these unread counts: %j', (type, waiting) => {
  for (const [path, count] of Object.entries(waiting)) {
    expect(unreadAt(path, unreadFor(EACH, visitor(type)))).toBe(count);
    expect(unreadAt(path, unreadFor(undefined, visitor(type)))).toBe(0);
  }
});

it.each([
  ['a member', 0, ON, []],
  ['a member without mail and chat', 0, new Set<string>(), []],
  ['a member who is not to chat', 0, ON, ['nochat']],
  ['an agent', 20, ON, []],
  ['a guest', 4, ON, []],
] as const)(
  'SERV-06 SERV-07 ANN-20 menu badge for %s equals the unread counts of its rows',
  (_, type, flags, labels) => {
    const waiting = unreadFor(EACH, visitor(type, flags, labels));
    const rows = siteEntries(flags, { type }).reduce((sum, { path }) => sum + unreadAt(path, waiting), 0);
    const { mail, chat, announcements, agentAnnouncements } = waiting;
    // The customer service row shows the chat count.
    expect(rows + chat).toBe(mail + chat + announcements + agentAnnouncements);
    expect(chat > 0).toBe(mayChat(visitor(type, flags, labels)) === true);
  },
);
