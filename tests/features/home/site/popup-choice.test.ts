import type { Announcement } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { newestOf, nextPopup } from '../../../../site/src/features/home/popups/popup-choice.ts';

const news = (id: string, isRead = false): Announcement => ({
  id,
  title: id,
  content: '',
  startDate: null,
  isRead,
  image: null,
  group: '',
  link: null,
});
const both = { popups: [news('1')], announcements: [news('2')] };

describe('automatic popup of home', () => {
  it('HOME-10 home opens the notice popup unless a popup was open in this session', () => {
    expect(nextPopup(both, { loggedIn: false, noticed: false })).toBe('notice');
    expect(nextPopup(both, { loggedIn: false, noticed: true })).toBeNull();
  });

  it('HOME-10 home opens no popup without unread announcements', () => {
    for (const announcements of [[], [news('2', true)]]) {
      expect(nextPopup({ popups: [], announcements }, { loggedIn: true, noticed: false })).toBeNull();
    }
    expect(nextPopup({ popups: both.popups, announcements: [] }, { loggedIn: false, noticed: false })).toBeNull();
  });

  it('HOME-12 home opens the login popup after a login and before any notice', () => {
    expect(nextPopup(both, { loggedIn: true, noticed: false })).toBe('login');
    expect(nextPopup(both, { loggedIn: true, noticed: true })).toBe('login');
  });

  it.each([[[]], [[news('1', true)]]])(
    'HOME-12 home opens the notice popup after a login without unread login popups: %j',
    popups => {
      expect(nextPopup({ popups, announcements: both.announcements }, { loggedIn: true, noticed: false })).toBe(
        'notice',
      );
    },
  );

  it('HOME-10 popup shows the first unread notice in gateway order', () => {
    expect(newestOf([news('1', true), news('2'), news('3')])?.id).toBe('2');
    expect(newestOf([news('1', true)])).toBeUndefined();
  });
});
