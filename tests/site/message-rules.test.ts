import type { Message } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  findMessage,
  mergedMessages,
  messageDate,
  messagePath,
  namesMessage,
  sentAt,
  snippet,
} from '../../site/src/rules/messages.ts';
import { anythingWaits, waitingAt } from '../../site/src/rules/unread.ts';

const message = (id: string, content = ''): Message => ({ id, title: id, content, startDate: null, isRead: false });

describe('a message', () => {
  const rows = [message('1'), message('a b&c')];

  it('MSG-02 is the one its address names, and none for an unknown id or without one', () => {
    for (const row of rows) {
      const [, search = ''] = messagePath({ from: 'notices', message: row }).split('?');
      expect(findMessage(rows, search)).toBe(row);
      expect(namesMessage(search)).toBe(true);
    }
    for (const search of ['', 'id=', 'id=9', 'ID=1', 'id=1%20']) expect(findMessage(rows, search)).toBeNull();
    expect(namesMessage('from=mail')).toBe(false);
  });

  it('ROUTE-26 is an announcement or mail in one list, the newest first, each with its own address', () => {
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

  it('ANN-21 is summed up in words, never in tags', () => {
    const content = `<p>The <b>south</b> &amp; the north</p><script>alert(1)</script><p>${'draw '.repeat(100)}</p>`;
    expect(snippet({ content })).toMatch(/^The south & the north draw draw/);
    expect(snippet({ content }).length).toBeLessThanOrEqual(160);
    expect(snippet({ content: '' })).toBe('');
  });
});

describe('the date of a message', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const VIETNAM = 'Asia/Ho_Chi_Minh';
  const dated = (at: number | null, tag = 'en', zone = VIETNAM) =>
    messageDate(at, now, { tag, zone, ahead: () => 7 * 60 });

  it('I18N-07 is the hour today, the day this year, the date before', () => {
    expect(dated(Date.UTC(2026, 10, 20, 9, 5))).toBe('16:05');
    expect(dated(Date.UTC(2026, 10, 19, 16, 59))).toBe('Thu 19 Nov');
    expect(dated(Date.UTC(2025, 10, 20, 9, 5))).toBe('20 Nov 2025');
    expect(dated(Date.UTC(2025, 10, 20, 9, 5), 'vi')).toBe('20/11/2025');
    // Today begins earlier in the east.
    expect(dated(Date.UTC(2026, 10, 19, 20), 'vi')).toBe('03:00');
  });

  it('I18N-06 says the zone of its hour to a reader with another', () => {
    expect(dated(Date.UTC(2026, 10, 20, 9, 5), 'en', 'UTC')).toBe('09:05 GMT');
  });

  it('is nothing where there is none', () => {
    const here = { tag: 'pt-BR', zone: VIETNAM, ahead: () => 7 * 60 };
    for (const at of [null, 0]) expect([dated(at), sentAt(at, here)]).toEqual(['', '']);
    expect(dated(1e20)).toBe('');
    expect(sentAt(Date.UTC(2026, 0, 2, 3, 4), here)).toBe('02/01/2026 10:04');
    expect(sentAt(Date.UTC(2026, 0, 2, 3, 4), { ...here, ahead: () => 0 })).toBe('02/01/2026 10:04 GMT+7');
  });
});

it.each([
  [{ type: 0 }, true],
  [{ type: 20 }, true],
  [{ type: 4 }, false],
  [null, false],
])('ANN-13 for %j something may wait to be read: %j', (who, waits) => {
  const nothing = { inbox: 0, chat: 0, announcements: 0 };
  for (const place of ['inbox', 'chat', 'announcements']) {
    expect(anythingWaits({ ...nothing, [place]: 1 }, who)).toBe(waits);
  }
  expect(anythingWaits(nothing, who)).toBe(false);
  expect(anythingWaits(undefined, who)).toBe(false);
});

it.each([
  [{ type: 0 }, { '/m/webEmail': 2, '/m/message': 5, '/m/notice': 3, '/m/help': 0 }],
  [{ type: 20 }, { '/m/webEmail': 2, '/m/message': 2, '/m/notice': 0, '/m/help': 0 }],
  [{ type: 4 }, { '/m/webEmail': 0, '/m/message': 0, '/m/notice': 0, '/m/help': 0 }],
])('MSG-03 ANN-19 ANN-20 for %j the menu says what waits where: %j', (who, waiting) => {
  const unread = { inbox: 2, chat: 1, announcements: 3 };
  for (const [path, count] of Object.entries(waiting)) {
    expect(waitingAt(path, unread, who)).toBe(count);
    expect(waitingAt(path, undefined, who)).toBe(0);
  }
});
