/** Every documented path is in the catalog exactly once, under its name (rows EP-*, API-14). */
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../sdk/protocol/endpoint.ts';
import * as wire from '../../sdk/protocol/wire.ts';

const { catalog } = wire;

/** Full paths of service §7.2 and of the rows EP-*, with the method if a document names the method. */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  'EP-01 login, logout and free-play login': [
    'POST /wps/session/login',
    'DELETE /wps/session/logout',
    'POST /wps/session/login/freeplay',
  ],
  'EP-02 registration, registration by phone and trial account': [
    'PUT /wps/member/register',
    'PUT /wps/member/register/mobile',
    'POST /wps/member/trialuser',
  ],
  'EP-03 captcha and user name check': ['GET /wps/captcha', 'GET /wps/check/username'],
  'EP-04 SMS verification': ['POST /wps/verification/sms/noLogin', 'POST /wps/verification/sms/register'],
  'EP-06 feedback and feedback image': ['POST /wps/feedback', 'POST /wps/feedback/image'],
  'EP-07 member info': ['GET /wps/member/info'],
  'EP-08 profile data': [
    'POST /wps/member/info/nickname',
    'POST /wps/member/info/icon',
    'POST /wps/member/info/email',
    'POST /wps/member/info/payeename',
  ],
  'EP-09 security settings': [
    'GET /wps/member/securityConfig',
    'GET /wps/member/customerSecurityQuestions',
    'GET /wps/member/securityQuestions',
  ],
  'EP-10 password change, recovery by email and by verification code': [
    'POST /wps/member/password',
    'POST /wps/member/password/email',
    'POST /wps/member/password/verification',
  ],
  'EP-11 withdrawal password and bank data': [
    'GET /wps/member/hasWithdrawalPassword',
    'POST /wps/member/paymentPassword',
    'POST /wps/member/paymentPassword/reset',
    'POST /wps/member/bankCard',
    'GET /wps/member/withdrawBanks',
  ],
  'EP-12 vendor game types and game list': [
    'GET /wps/relay/GCSGAME_getVassGameType',
    'GET /wps/relay/GCSGAME_gameList',
  ],
  'EP-13 adding and removing a favorite': [
    'POST /wps/relay/MCSFE_addFavoriteGameV2',
    'POST /wps/relay/MCSFE_removeFavoriteGameV2',
  ],
  'EP-14 favorite ids and the favorite games list': [
    'POST /wps/relay/MCSFE_getFavoriteGames',
    'POST /wps/relay/MCSFE_getFavoriteGamesList',
  ],
  'EP-15 adding and listing recent games': ['POST /wps/relay/MCS2_addRecentGame', 'GET /wps/relay/GCS_recentGame'],
  'EP-16 hot games and the winner board': ['GET /wps/relay/GCSGAME_hotGamesV2', 'GET /wps/relay/GCSGAME_getRankList'],
  'EP-17 mobile games, mobile game menus and popular games': [
    'GET /lgw/games/mobile',
    'GET /lgw/games/mobile_game_menus',
    'GET /lgw/games/popular',
  ],
  'EP-18 game launch': ['POST /wps/game/launchGame'],
  'EP-19 open draws of all games and of one game': [
    'GET /lotto/lgw/games/opened/numero',
    'GET /lgw/vn/numeros/opened/game',
  ],
  'EP-20 lottery menu and recent lotteries': ['GET /lgw/vn/games/game_menu', 'GET /lgw/vn/games/game_menu/recent'],
  'EP-21 orders, order details and suborder cancellation': [
    'GET /lgw/orders',
    'GET /lgw/orders/detail',
    'POST /lgw/orders/suborders/cancel',
  ],
  'EP-22 announcements, mark as read and lobby news': [
    'POST /wps/relay/MCSFE_getListAnnouncements',
    'POST /wps/relay/MCSFE_markAnnouncementAsRead',
    'GET /wps/relay/GLS2_lobbyNews',
  ],
  'EP-23 domain route, consolidated settings, whitelabel flags and system status': [
    'GET /wps/system/domainRoute',
    'GET /wps/system/settings/consolidated',
    'GET /wps/system/whitelabel',
    'GET /wps/system/status',
  ],
  'EP-24 register settings, country list and help center': [
    'GET /wps/system/setting/register',
    'GET /wps/system/country',
    'GET /wps/system/helpCenter',
  ],
  'EP-25 downline': [
    'GET /wps/agent/downline',
    'GET /wps/agent/downlines',
    'POST /wps/agent/updateDownlineRebates',
    'POST /wps/agent/transferDownline',
    'POST /wps/agent/transferMultipleDownline',
  ],
  'EP-26 EP-27 team KPI A, B and C, subordinates, salary, dividend, contract and affiliate URLs': [
    'GET /wps/agent/teamKpi',
    'GET /wps/agent/teamKpi/b',
    'GET /wps/agent/teamKpi/c',
    'GET /wps/agent/subordinates',
    'GET /wps/agent/dailySalary',
    'GET /wps/agent/dividend',
    'POST /wps/agent/contractDividend',
    'POST /wps/agent/contract',
    'POST /wps/agent/affiliateUrl',
    'GET /wps/agent/affiliateUrl',
    'DELETE /wps/agent/affiliateUrl',
  ],
  'EP-28 chat launch, inbox unread count and chat unread count': [
    'POST /wps/relay/CBS_launchChat',
    'GET /wps/relay/CSP_unreadCount',
    'GET /wps/relay/CBS_unreadCount',
  ],
  'inbox messages and mark as read': ['GET /wps/relay/CSP_messages', 'POST /wps/relay/CSP_markMessageAsRead'],
  'EP-29 available promotions, player avatar and VIP benefits': [
    'GET /wps/relay/MCSFE_getAvailablePromotions',
    'GET /wps/relay/MCSFE_getPlayerAvatar',
    'GET /wps/relay/MCS2_getMemberClubBenefit',
  ],
  'EP-30 wallets and wallet transfer': ['GET /wps/wallets/gcs', 'POST /wps/relay/GCS_walletTransfer'],
  'EP-31 member transactions and transaction codes': [
    'GET /wps/relay/ODS2_MemberTransaction',
    'GET /wps/relay/GLS2_TxCodeList',
  ],
  'EP-32 withdrawal bank cards, withdrawal and withdrawal report': [
    'GET /wps/relay/MCS2_bankCards',
    'POST /wps/transaction/withdraw',
    'GET /wps/relay/MCS2_WithdrawTransactionReport',
  ],
  'API-41 session renewal': ['POST /wps/session/renew'],
};

const line = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('paths of the catalog', () => {
  it.each(Object.entries(DOCUMENTED))('%s endpoints are in the catalog', (_, lines) => {
    expect(catalog.map(line)).toEqual(expect.arrayContaining([...lines]));
  });

  it('EP-05 login and recovery codes use sms/noLogin and registration codes use sms/register', () => {
    expect(wire.smsCode.path).toBe('/wps/verification/sms/noLogin');
    expect(wire.smsRegisterCode.path).toBe('/wps/verification/sms/register');
  });

  it('EP-33 EP-34 nine documented and six additional deposit endpoints are under /wps/relay/MCS2_', () => {
    const deposits = [
      wire.depositBanks,
      wire.depositPromos,
      wire.manualTransfer,
      wire.depositAlipay,
      wire.depositQq,
      wire.depositGateway,
      wire.depositWechat,
      wire.acceptPromo,
      wire.depositReport,
      wire.depositOrder,
      wire.confirmTransfer,
      wire.transferReceipt,
      wire.cancelDeposit,
      wire.bonusWagering,
      wire.forfeitBonus,
    ];
    for (const { path } of deposits) expect(path).toMatch(/^\/wps\/relay\/MCS2_[a-zA-Z]+$/);
    expect(new Set(deposits.map(endpoint => endpoint.path)).size).toBe(15);
  });

  it('API-14 every endpoint has a unique name that equals the name of its export', () => {
    expect(new Set(catalog.map(endpoint => endpoint.name)).size).toBe(catalog.length);
    const exported: Readonly<Record<string, unknown>> = wire;
    for (const endpoint of catalog) expect(exported[endpoint.name]).toBe(endpoint);
  });

  it('API-14 member and agent announcements are the only endpoints with the same method and path', () => {
    const seen = new Set<string>();
    const twice = catalog.filter(endpoint => seen.size === seen.add(line(endpoint)).size);
    expect(twice.map(endpoint => endpoint.name)).toEqual(['agentAnnouncements']);
    expect(wire.agentAnnouncements.body).toBe(wire.announcements.body);
    expect(wire.agentAnnouncements.value).toBe(wire.announcements.value);
  });
});
