/** Content requests and responses, transcribed from member §3, §7, §9 and service §7.1. */
import { expect, it } from 'vitest';
import * as wire from '../../../sdk/protocol/wire.ts';
import { accepts, testBareRequests, testRequests, testResponses } from '../call-cases.ts';

const token = 'f3x-token';

testRequests([
  {
    row: 'ANN-06 ANN-07 home announcements',
    endpoint: wire.announcements,
    sent: { types: 'B,PL,PU', merchantCode: 'demo' },
    extra: { groupName: 'm_home', platform: 'M', token },
  },
  {
    row: 'ANN-08 registration announcements',
    endpoint: wire.announcements,
    sent: { types: 'B', merchantCode: 'demo' },
    extra: { groupName: 'm_reg' },
  },
  {
    row: 'ANN-09 agent announcements',
    endpoint: wire.agentAnnouncements,
    sent: { types: 'A', merchantCode: 'demo' },
    extra: { platform: 'M' },
  },
  {
    row: 'ANN-15 mark an announcement as read',
    endpoint: wire.markAnnouncementRead,
    sent: { announcementId: 9, read: true },
  },
  { row: 'mark a message as read', endpoint: wire.markMessageRead, sent: { messageId: 9 } },
  {
    row: 'EP-06 VALID-15 VALID-17 feedback',
    endpoint: wire.feedback,
    sent: { content: 'The draw came late.' },
    extra: { contact: 'lan@example.com', remark: 'north', images: ['a1', 'b2', 'c3'] },
  },
]);

testBareRequests([wire.launchChat, wire.availablePromotions]);

it('VALID-15 VALID-17 feedback request accepts at most 140 remark characters and three images', () => {
  const sent = { content: 'x', remark: 'r'.repeat(140), images: ['1', '2', '3'] };
  expect(accepts(wire.feedback, sent)).toBe(true);
  expect(accepts(wire.feedback, { ...sent, remark: `${sent.remark}r` })).toBe(false);
  expect(accepts(wire.feedback, { ...sent, images: [...sent.images, '4'] })).toBe(false);
});

const notice = { id: 9, title: 'News', content: '<p>x</p>', startDate: '2026-08-23', read: false };

testResponses([
  [
    'ANN-04 ANN-05 HOME-09 announcement groups',
    wire.announcements,
    {
      promotion: [notice],
      banners: [{ url: '/b.png', groupName: 'm_home', link: '/m/lott' }],
      player: [notice],
      popup: [],
      hot: [
        {
          ...notice,
          league: 'Cup',
          kickOff: 1_787_500_000_000,
          home: { name: 'Hanoi', icon: '/t/hn.svg' },
          away: { name: 'Saigon', icon: null },
          sandbox: true,
        },
      ],
    },
  ],
  ['ANN-19 agent announcements', wire.agentAnnouncements, { footer: { unreadCount: 3 } }],
  [
    'PROMO-08 PROMO-13 promotions',
    wire.availablePromotions,
    {
      content: [
        {
          id: 5,
          title: 'Bonus',
          content: '<p>x</p>',
          startDate: '2026-08-01',
          endDate: '2026-09-01',
          noExpiry: 1,
          announcementImages: [{ url: '/p1.png', sequence: 1 }],
          promoAnnouncementCategoryIds: [1, '2'],
        },
      ],
      categories: [{ id: 1, title: 'Lottery' }],
    },
  ],
  ['inbox', wire.inboxMessages, [{ ...notice, read: '1' }]],
  ['S41 feedback image', wire.feedbackImage, { id: 'Zk3' }],
  ['MSG-03 inbox count', wire.inboxUnread, 4],
  ['MSG-04 chat count', wire.chatUnread, { unReadCount: 2 }],
  ['API-37 chat', wire.launchChat, { chatUrl: 'https://chat.example/1' }],
]);
