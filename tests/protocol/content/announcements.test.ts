import { describe, expect, it } from 'vitest';
import {
  type Announcement,
  announcementQuery,
  CONTENT_TYPES,
  parseAnnouncements,
  unreadOf,
  withReadState,
} from '../../../sdk/protocol/content/announcements.ts';

const announcement = (id: string): Announcement => ({
  id,
  title: '',
  content: '',
  startDate: null,
  isRead: false,
  image: null,
  group: '',
  link: null,
});

describe('announcement request', () => {
  it('ANN-12 CONTENT_TYPES has the codes A, PL, B, PU and PR', () => {
    expect(CONTENT_TYPES).toEqual({ agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR' });
  });

  it('HOME-01 ANN-06 ANN-07 ANN-10 ANN-11 home requests types B, PL and PU of group m_home on platform M with an optional token', () => {
    const home = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'demo' };
    expect(announcementQuery('home', 'demo')).toEqual(home);
    expect(announcementQuery('home', 'demo', 't1')).toEqual({ ...home, token: 't1' });
  });

  it('ANN-08 ANN-11 registration requests only type B of group m_reg', () => {
    const params = { types: 'B', groupName: 'm_reg', platform: 'M', merchantCode: 'demo' };
    expect(announcementQuery('register', 'demo')).toEqual(params);
  });

  it('ANN-09 ANN-11 agents request type A on platform M without a group', () => {
    const params = { types: 'A', platform: 'M', merchantCode: 'demo', token: 't1' };
    expect(announcementQuery('agent', 'demo', 't1')).toEqual(params);
  });
});

it('ANN-05 ANN-20 announcements that are read by their flag or were read in the meantime are not counted', () => {
  const rows = [announcement('1'), { ...announcement('2'), isRead: true }, announcement('3')];
  expect(unreadOf(rows).map(({ id }) => id)).toEqual(['1', '3']);
  expect(withReadState(rows, id => id === '3').map(({ isRead }) => isRead)).toEqual([false, true, true]);
  expect(withReadState(rows, () => false)).toEqual(rows);
});

it('ANN-04 ANN-05 parseAnnouncements reads five groups of announcements with id, title, content, date and read flag', () => {
  const row = (id: number, read: string | number | boolean) => ({
    id,
    title: `T${id}`,
    content: '<b>x</b>',
    startDate: '7',
    read,
  });
  const message = (id: string, isRead: boolean) => ({
    id,
    title: `T${id}`,
    content: '<b>x</b>',
    startDate: 7,
    isRead,
    image: null,
    group: '',
    link: null,
  });
  const parsed = parseAnnouncements({
    promotion: [row(1, true)],
    banners: [row(2, '0')],
    player: [row(3, '1')],
    popup: [row(4, false)],
    hot: [row(5, 1)],
  });
  expect(parsed.promotions).toEqual([message('1', true)]);
  expect(parsed.banners).toEqual([message('2', false)]);
  expect(parsed.announcements).toEqual([message('3', true)]);
  expect(parsed.popups).toEqual([message('4', false)]);
  expect(parsed.hotMatches).toMatchObject([message('5', true)]);
});
