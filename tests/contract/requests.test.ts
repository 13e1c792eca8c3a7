/** Request schemas of every family except the lotteries, transcribed from member §3, §7, §9 and service §7.1. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import * as wire from '../../sdk/protocol/wire.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Case {
  readonly row: string;
  readonly endpoint: Endpoint;
  /** Request with all fields that the specification requires, and no others. */
  readonly sent: Fields;
  /** Documented optional fields. */
  readonly extra?: Fields;
}

const token = 'f3x-token';
const uuid = '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44';

/** Full registration payload of member §3. */
const registration = {
  registerUrl: 'm.example.com',
  registerMethod: 'H5',
  domain: 'm.example.com',
  type: 0,
};
const registerFields = {
  countryDialingCode: '84',
  username: 'lan88',
  password: 'secret12',
  confirmPassword: 'secret12',
  paymentPassword: '123456',
  captcha: 'x7k2p',
  verificationCode: '123456',
  affiliateCode: 'ab12',
  recommenderId: '77',
  nickname: 'Lan',
  payeeName: 'NGUYEN THI LAN',
  email: 'lan@example.com',
  mobileNum: '912345678',
  idNumber: '001',
  qqNum: '1',
  facebook: 'lan',
  wechat: 'lan',
  line: 'lan',
  whatsapp: 'lan',
  zalo: 'lan',
  firebaseChannel: 'sms',
  firebaseIdToken: 'ey.x.y',
  ageConfirmed: true,
};

const CASES: readonly Case[] = [
  {
    row: 'LOGIN-13 login by user name',
    endpoint: wire.login,
    sent: { type: 'username', username: 'lan88', password: 'secret12' },
    extra: { captcha: 'x7k2p' },
  },
  {
    row: 'LOGIN-15 login by code',
    endpoint: wire.login,
    sent: { type: 'sms', username: '912345678', password: '123456' },
    extra: { captcha: 'x7k2p' },
  },
  {
    row: 'LOGIN-14 login by provider',
    endpoint: wire.login,
    sent: {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: 'ey.x.y',
      firebaseMobileNo: '912345678',
      countryDialingCode: '84',
    },
    extra: { username: '912345678', password: '', captcha: '' },
  },
  {
    row: 'TRIAL-03 free trial',
    endpoint: wire.trialUser,
    sent: { moduleId: 'REG3' },
    extra: { ageConfirmed: true },
  },
  { row: 'TRIAL-06 free-play login', endpoint: wire.freePlayLogin, sent: { username: 'guest_1' } },
  {
    row: 'REG-14 REG-17 REG-18 REG-19 registration',
    endpoint: wire.register,
    sent: registration,
    extra: registerFields,
  },
  { row: 'REG-13 registration by phone', endpoint: wire.registerMobile, sent: registration, extra: registerFields },
  {
    row: 'API-17 captcha',
    endpoint: wire.captcha,
    sent: { key: '0b9f3c1e-52d4-4a7b-9c38-6f0d7a1e2b44' },
  },
  { row: 'API-17 captcha by mail', endpoint: wire.captchaMail, sent: { key: uuid, email: 'lan@example.com' } },
  {
    row: 'SMS-12 slide puzzle',
    endpoint: wire.slidePuzzle,
    sent: { purpose: 'login', mobileNum: '912345678' },
  },
  { row: 'SMS-12 slide puzzle check', endpoint: wire.slideCheck, sent: { id: 'p1', x: 120 } },
  { row: 'EP-24 register settings', endpoint: wire.registerSettings, sent: {}, extra: { language: 'EN' } },
  { row: 'EP-24 country list', endpoint: wire.countries, sent: {}, extra: { language: 'EN' } },
  { row: 'API-15 validation settings', endpoint: wire.validationSettings, sent: {}, extra: { language: 'EN' } },
  { row: 'API-15 user name check', endpoint: wire.checkUsername, sent: { username: 'lan88' } },
  {
    row: 'API-18 affiliate check',
    endpoint: wire.checkAffiliate,
    sent: { domain: 'm.example.com' },
    extra: { code: 'ab12' },
  },
  {
    row: 'FORGOT-20 recovery by email',
    endpoint: wire.passwordByEmail,
    sent: { username: 'lan88', email: 'lan@example.com' },
  },
  {
    row: 'FORGOT-18 password change by phone',
    endpoint: wire.passwordByVerification,
    sent: { newPassword: 'secret13', mobileNum: '912345678' },
    extra: { verificationCode: '123456', firebaseIdToken: 'ey.x.y' },
  },
  {
    row: 'PSW-06 password change',
    endpoint: wire.changePassword,
    sent: { oldPassword: 'secret12', newPassword: 'secret13', confirmNewPassword: 'secret13' },
  },
  {
    row: 'API-19 API-20 hot games',
    endpoint: wire.hotGames,
    sent: { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'RNG' },
    extra: { merchantCode: 'demo' },
  },
  {
    row: 'API-21 API-22 API-23 game list',
    endpoint: wire.gameList,
    sent: { merchant: 'demo', platform: 'html5', gameType: 'RNG', language: 'EN', pageNo: '1', pageSize: '25' },
    extra: {
      gameName: 'fruit',
      vassalage: 'JL',
      gameClassify: 'JP',
      minBet: '0.05',
      isNew: '1',
      minLine: '20',
      clientType: '2',
    },
  },
  {
    row: 'API-25 recent games',
    endpoint: wire.recentGames,
    sent: { page: '1', pageSize: '25', gameType: 'RNG', language: 'EN', clientType: '2' },
  },
  {
    row: 'API-27 favorite games',
    endpoint: wire.favoriteGames,
    sent: { token, pageNo: 1, pageSize: 25, gameType: 'RNG', language: 'EN' },
  },
  { row: 'API-29 favorite ids', endpoint: wire.favoriteIds, sent: { token, pageNo: 1, pageSize: 100 } },
  { row: 'FAV-08 adding a favorite', endpoint: wire.addFavorite, sent: { nodeId: 4711, token, vendor: 'JL' } },
  { row: 'FAV-08 removing a favorite', endpoint: wire.removeFavorite, sent: { nodeId: '4711', token, vendor: 'JL' } },
  { row: 'API-30 vendors', endpoint: wire.gameVendors, sent: { merchant: 'demo' } },
  { row: 'API-31 vendor game types', endpoint: wire.vendorGameTypes, sent: { typeId: '1', merchant_code: 'demo' } },
  {
    row: 'WIN-06 winner board',
    endpoint: wire.rankList,
    sent: { gameCategory: 'ALL', language: 'EN', limitNum: '20' },
  },
  {
    row: 'LAUNCH-03 Vietnamese lottery',
    endpoint: wire.launchGame,
    sent: { vendor: 'TCG_LOTTO_VN', gameCode: 'VNMB', prizeMode: 'Lott' },
    extra: { language: 'VI' },
  },
  {
    row: 'LAUNCH-04 SEA lottery',
    endpoint: wire.launchGame,
    sent: { vendor: 'TCG_SEA', gameCode: 'TH1', prizeMode: 'SEA' },
    extra: { language: 'VI' },
  },
  {
    row: 'LAUNCH-06 other vendors',
    endpoint: wire.launchGame,
    sent: { vendor: 'JL', gameId: 12, nodeId: 34, gameCategory: 'RNG' },
    extra: { language: 'VI' },
  },
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
  { row: 'HELP-05 HELP-06 help center', endpoint: wire.helpCenter, sent: {}, extra: { lang: 'EN', device: 'MOBILE' } },
  {
    row: 'AGENT-25 team KPI',
    endpoint: wire.teamKpi,
    sent: { startDate: '2026-08-23', endDate: '2026-08-23', size: '0' },
  },
  { row: 'CONTRACT-07 contract dividend', endpoint: wire.contractDividend, sent: { token } },
];

const accepts = ({ query, body }: Endpoint, fields: Fields) => is((query ?? body)!, fields);

describe.each(CASES)('$row', ({ endpoint, sent, extra = {} }) => {
  it(`API-12 ${endpoint.name} request accepts the required fields with and without the optional fields`, () => {
    expect(accepts(endpoint, sent)).toBe(true);
    expect(accepts(endpoint, { ...sent, ...extra })).toBe(true);
  });

  it(`API-12 ${endpoint.name} request rejects each missing required field`, () => {
    for (const field of Object.keys(sent)) {
      const { [field]: _, ...rest } = sent;
      expect([field, accepts(endpoint, rest)]).toEqual([field, false]);
    }
  });

  it(`API-12 ${endpoint.name} request rejects undocumented fields and objects in place of text`, () => {
    expect(accepts(endpoint, { ...sent, debug: '1' })).toBe(false);
    for (const field of Object.keys({ ...sent, ...extra })) {
      expect([field, accepts(endpoint, { ...sent, [field]: { $ne: null } })]).toEqual([field, false]);
    }
  });
});

describe('calls without parameters', () => {
  it.each([
    wire.launchChat,
    wire.availablePromotions,
    wire.playerAvatar,
    wire.serviceLinks,
    wire.wallet,
    wire.merchantWallet,
  ])('API-40 $name request has neither query nor body', endpoint => {
    expect([(endpoint as Endpoint).query, (endpoint as Endpoint).body]).toEqual([undefined, undefined]);
  });
});

describe('limits', () => {
  it('VALID-15 VALID-17 feedback accepts at most 140 remark characters and three images', () => {
    const sent = { content: 'x', remark: 'r'.repeat(140), images: ['1', '2', '3'] };
    expect(accepts(wire.feedback, sent)).toBe(true);
    expect(accepts(wire.feedback, { ...sent, remark: `${sent.remark}r` })).toBe(false);
    expect(accepts(wire.feedback, { ...sent, images: [...sent.images, '4'] })).toBe(false);
  });
});
