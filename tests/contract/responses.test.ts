/** Response schemas of every family except the lotteries: each documented field is parsed under its documented name. */
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import * as wire from '../../sdk/protocol/wire.ts';

const session = { token: 't0k', userName: 'lan88', customerType: 0, firstTimeLogin: true };
const game = {
  code: 'F1',
  gameCode: 'F1',
  remark: 'Fruit',
  gameId: 12,
  roomId: 3,
  nodeId: 34,
  nodeName: 'Fruit',
  gameName: 'Fruit Party',
  gameGroupId: 1,
  lottoMode: 'Lott',
  showIcon: '1',
  iconUrl: '/f.png',
  displayName: 'Fruit',
  vassalage: 'JL',
  vendorCode: 'JL',
  gameType: 'RNG',
  isGameH5: true,
  mobileLargeIcon: '/f-large.png',
  isTop: 1,
  isNew: '0',
  supportPlay: 'ent',
  drawDayOfWeek: '1,3',
};
const notice = { id: 9, title: 'News', content: '<p>x</p>', startDate: '2026-08-23', read: false };

const CASES: readonly (readonly [row: string, endpoint: Endpoint, value: unknown])[] = [
  [
    'GATE-06 system status',
    wire.systemStatus,
    { info: 'back at 6', location: '203.0.113.9', maintenance: false, regionRestriction: '0' },
  ],
  ['ROLE-05 whitelabel flags', wire.whitelabel, { CBS3: true, MAILCEN: 1, AGEPAG: '1', REGCEN: 'true', SECPRIV: null }],
  [
    'REG-05 register settings',
    wire.registerSettings,
    { username: { enabled: true, required: 1, pattern: '^\\w{6,14}$', message: 'x', order: 1 } },
  ],
  [
    'API-15 validation settings',
    wire.validationSettings,
    { loginUsername: { pattern: '^\\w+$', message: 'x', minLength: '4', maxLength: 16, optional: false } },
  ],
  ['EP-24 country list', wire.countries, [{ code: 'VN', name: 'Vietnam', countryDialingCode: '84' }]],
  ['API-18 REG-07 affiliate check', wire.checkAffiliate, { affiliateCode: 'ab12' }],
  ['API-17 captcha', wire.captcha, 'iVBORw0KGgo='],
  ['HELP-04 HELP-07 help center', wire.helpCenter, [{ title: 'How', content: '<b>so</b>' }]],
  [
    'SERV-16 SERV-19 SERV-21 service links',
    wire.serviceLinks,
    { version: { pathList: [{ type: '3', path: 'abc12345678', title: 'Help' }] } },
  ],
  [
    'MENU-05 HOME-22 APP-02 SERV-15 settings',
    wire.consolidatedSettings,
    {
      template: {
        mem_cen: '1',
        dep_func: '1',
        app_background: '#fff',
        app_desc: 'Get it',
        app_desc_font_color: '#000',
      },
      minimumAge: '21',
      agreementTicked: '0',
      imageCdnList: ['https://cdn.example/'],
      paymentMethods: [{ name: 'SaoQR', icon: '/pay/sao.svg' }],
      avatars: [{ name: 'fox', icon: null }],
      bodyKeys: [{ kid: 'k1', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' }, notAfter: 1_787_500_000_000 }],
      downloadLinks: [{ resourceType: 'Android', url: 'https://x.example/a.apk' }],
      customerServiceResources: [{ resourceType: 'TELEGRAM', url: 'https://t.example/1', labelNameEn: 'Telegram' }],
    },
  ],
  ['LOGIN-16 login', wire.login, session],
  ['API-41 session renewal', wire.renewSession, session],
  ['TRIAL-06 trial account', wire.trialUser, { userName: 'guest_1' }],
  ['TRIAL-06 free-play login', wire.freePlayLogin, { ...session, customerType: '4' }],
  ['SMS-10 login code', wire.smsCode, { expirationTime: 1_787_500_000_000 }],
  ['SMS-10 registration code', wire.smsRegisterCode, { expirationTime: '1787500000000' }],
  [
    'SMS-12 slide puzzle',
    wire.slidePuzzle,
    { id: 'p1', background: 'YQ==', piece: 'YQ==', y: 40, width: 280, height: 160, pieceSize: '44' },
  ],
  ['SMS-12 slide token', wire.slideCheck, { slidePass: 'p4ss' }],
  ['S14 password change', wire.changePassword, { token: 't0k' }],
  ['REG-10 REG-11 registration', wire.register, { account: 'lan88', token: 't0k' }],
  [
    'API-39 member info',
    wire.memberInfo,
    {
      account: 'lan88',
      nickname: 'Lan',
      type: 0,
      clubLabel: { labelName: 'Gold', level: 3 },
      memberLabel: [{ labelName: 'nochat' }],
      email: 'l***@example.com',
      affiliateCode: 'LAN88XYZ',
    },
  ],
  ['API-38 avatar', wire.playerAvatar, { avatar: 'a12', avatarType: 'STATIC' }],
  [
    'EP-29 VIP benefits',
    wire.clubBenefit,
    {
      labelName: 'Gold',
      level: '3',
      benefits: [{ id: 1, title: 'Own host', content: null }],
      levels: [{ labelName: 'Bronze', level: 1, benefits: null }],
    },
  ],
  ['BAL-01 wallet', wire.wallet, { sumBalance: '1234.5', currencySymbol: '₫' }],
  ['BAL-08 merchant wallet', wire.merchantWallet, { sumBalance: null, currencySymbol: '₫' }],
  ['API-24 game list', wire.gameList, { games: [game], pageNum: 1, totalPages: 4 }],
  ['API-26 recent games', wire.recentGames, { list: [game], totalPages: 1 }],
  ['API-28 favorite games', wire.favoriteGames, { content: [game], totalPages: 2, pageNum: 1 }],
  ['API-28 favorite ids', wire.favoriteIds, { content: [34, '35'], totalPages: 1 }],
  ['API-19 hot games', wire.hotGames, [game]],
  [
    'VENDOR-05 VENDOR-06 VENDOR-08 vendors',
    wire.gameVendors,
    {
      sorting: ['RNG', 'LIVE'],
      mapping: {
        RNG: {
          vendors: [{ vassalage: 'JL', displayName: 'Jili', gameCategory: 'RNG' }],
          gameClassify: ['JP'],
          displayNames: { JL: 'Jili' },
        },
      },
      groups: [{ gameCategory: 'SPORTS', vendorNames: [{ accountTypeName: 'BTI' }] }],
    },
  ],
  ['VENDOR-07 vendor menu', wire.vendorGameTypes, [{ vassalage: 'JL', mobileSmallIcon: '/jl.png' }]],
  [
    'WIN-07 WIN-08 winner board',
    wire.rankList,
    {
      list: [
        { vo: { customerName: 'l***8', gameName: 'Fruit', winAmount: '88.10', gameId: 12, nodeId: 34, vendor: 'JL' } },
      ],
    },
  ],
  ['LAUNCH-07 launch', wire.launchGame, 'https://games.example/t/1'],
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
  [
    'AGENT-26 team KPI',
    wire.teamKpi,
    {
      footer: { teamLoginMemberCount: 1, teamBetMemberCount: 2, teamRegisterMemberCount: null, teamOnlineCount: '4' },
    },
  ],
  [
    'CONTRACT-03 contracts',
    wire.contractDividend,
    { dailysalreqtype: '1', divtypecompperiodreq: '', contracthoursalreq: null },
  ],
];

describe('response schemas', () => {
  it.each(CASES)('%s response is parsed with every field', (_, endpoint, value) => {
    expect(wire.parseResponse(endpoint.value, value)).toEqual({ ok: true, value, dropped: [] });
  });

  it.each(CASES)('R13 %s response is rejected if the body is an HTML page or an unrelated object', (_, endpoint) => {
    const junk =
      typeof endpoint.value.type === 'string' && ['string', 'union'].includes(endpoint.value.type) ? {} : '<html>';
    expect(wire.parseResponse(endpoint.value, junk).ok).toBe(false);
  });

  it('R13 schema of a success-only response accepts any value', () => {
    for (const value of [undefined, null, { id: 1 }])
      expect(wire.parseResponse(wire.addFavorite.value, value).ok).toBe(true);
  });

  it('R13 game without nodeId is dropped without its list', () => {
    expect(wire.parseResponse(wire.gameList.value, { games: [game, { gameName: 'lost' }] })).toMatchObject({
      ok: true,
      dropped: [{ path: 'games', count: 1 }],
    });
  });
});
