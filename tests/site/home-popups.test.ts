import type { Announcement } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { nextPopup } from '../../site/src/rules/home-popups.ts';

const some: readonly Announcement[] = [
  { id: '1', title: 'A', content: '', startDate: null, isRead: false, image: null, group: '', link: null },
];
const both = { popups: some, notices: some };

describe('what home opens by itself', () => {
  it('HOME-10 is the notice popup, unless it has been open in this session', () => {
    expect(nextPopup(both, { loggedIn: false, noticed: false })).toBe('notice');
    expect(nextPopup(both, { loggedIn: false, noticed: true })).toBeNull();
  });

  it('HOME-10 is nothing where there are no notices', () => {
    expect(nextPopup({ popups: some, notices: [] }, { loggedIn: false, noticed: false })).toBeNull();
  });

  it('HOME-12 is the login popup after a login, before any notice', () => {
    expect(nextPopup(both, { loggedIn: true, noticed: false })).toBe('login');
    expect(nextPopup(both, { loggedIn: true, noticed: true })).toBe('login');
  });

  it('HOME-12 is the notice popup after a login that has nothing of its own to tell', () => {
    expect(nextPopup({ popups: [], notices: some }, { loggedIn: true, noticed: false })).toBe('notice');
  });
});
