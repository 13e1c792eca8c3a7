import { randomBytes } from 'node:crypto';
import { catalog, type Endpoint } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../site/gateway/features/account/sessions/repository.ts';
import { accountGateway, bearer } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

/** Kinds of callers that each call of the catalog admits. Every call is in exactly one row. */
const MATRIX = {
  everybody: [
    'systemStatus',
    'consolidatedSettings',
    'countries',
    'domainRoute',
    'helpCenter',
    'registerSettings',
    'serviceLinks',
    'validationSettings',
    'whitelabel',
    'freePlayLogin',
    'login',
    'loginCode',
    'trialUser',
    'checkAffiliate',
    'checkUsername',
    'passwordByEmail',
    'passwordByVerification',
    'register',
    'registerMobile',
    'captcha',
    'captchaMail',
    'slideCheck',
    'slidePuzzle',
    'smsCode',
    'smsRegisterCode',
    'gameList',
    'gameVendors',
    'hotGames',
    'rankList',
    'vendorGameTypes',
    'drawHistory',
    'gameMenu',
    'mobileGameMenus',
    'mobileGames',
    'openedGameNumeros',
    'openedNumero',
    'popularGames',
    'announcements',
    'availablePromotions',
    'feedback',
    'feedbackImage',
    'lobbyNews',
    'merchantWallet',
  ],
  members: [
    'logout',
    'sessionEnd',
    'renewSession',
    'clubBenefit',
    'memberInfo',
    'playerAvatar',
    'setIcon',
    'setNickname',
    'addFavorite',
    'addRecentGame',
    'favoriteGames',
    'favoriteIds',
    'launchGame',
    'recentGames',
    'removeFavorite',
    'gameMenuRecent',
    'inboxMessages',
    'inboxUnread',
    'wallet',
    'cancelSuborders',
    'memberTransactions',
    'transactionReceipt',
    'orderDetail',
    'orders',
    'transactionCodes',
    'checkInCalendar',
    'rewards',
    'vipUsage',
    'pointsStoreOrders',
    'pointHistory',
    'pointsStoreItems',
  ],
  /** Members except trial members (S18, TRIAL-08). */
  realMembers: [
    'changePassword',
    'customerSecurityQuestions',
    'saveSecurityQuestions',
    'securityConfig',
    'openSessions',
    'startSecondFactor',
    'enableSecondFactor',
    'disableSecondFactor',
    'renewRecoveryCodes',
    'endSession',
    'endOtherSessions',
    'securityQuestions',
    'contactCode',
    'setEmail',
    'setMobile',
    'cancelContactChange',
    'setPayeeName',
    'chatUnread',
    'launchChat',
    'markAnnouncementRead',
    'markMessageRead',
    'acceptPromo',
    'addBankCard',
    'bankCards',
    'depositAlipay',
    'bonusWagering',
    'cancelDeposit',
    'confirmTransfer',
    'depositBanks',
    'depositGateway',
    'depositOrder',
    'depositPromos',
    'depositQq',
    'transferReceipt',
    'depositWechat',
    'forfeitBonus',
    'hasWithdrawalPassword',
    'manualTransfer',
    'resetPaymentPassword',
    'setPaymentPassword',
    'walletTransfer',
    'withdraw',
    'withdrawBanks',
    'depositReport',
    'withdrawReport',
    'withdrawSetting',
    'withdrawOrder',
    'cancelWithdrawal',
    'removeBankCard',
    'paymentPasswordCode',
    'playerLimits',
    'setPlayerLimit',
    'confirmLimitIncrease',
    'startExclusion',
    'claimCheckIn',
    'claimRewards',
    'exchangePoints',
    'orderGoods',
  ],
  /** Members who can be offered a contract (TEAM-03). */
  contractors: ['respondToContract', 'contractDividend', 'contractPays', 'contracts', 'endContract'],
  agents: [
    'agentAnnouncements',
    'agentRates',
    'affiliateUrls',
    'createAffiliateUrl',
    'dailySalary',
    'deleteAffiliateUrl',
    'dividend',
    'downline',
    'downlines',
    'memberContracts',
    'offerContract',
    'createDownlineAccount',
    'subordinates',
    'teamBetting',
    'teamKpi',
    'teamKpiB',
    'teamKpiC',
    'teamOrder',
    'teamOverview',
    'teamPnl',
    'teamRebate',
    'teamTransactions',
    'transferDownline',
    'transferMultipleDownline',
    'transferSetting',
    'updateDownlineRebates',
    'promoteToAgent',
  ],
} as const;

const ADMITTED: Readonly<Record<keyof typeof MATRIX, readonly string[]>> = {
  everybody: ['nobody', 'guest4', 'member0', 'member40', 'agent1'],
  members: ['guest4', 'member0', 'member40', 'agent1'],
  realMembers: ['member0', 'member40', 'agent1'],
  contractors: ['member0', 'agent1'],
  agents: ['agent1'],
};

const rowOf = ({ name }: Endpoint) =>
  (Object.keys(MATRIX) as (keyof typeof MATRIX)[]).filter(row => (MATRIX[row] as readonly string[]).includes(name));

let server: TestGateway;
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  server = await accountGateway();
  const members = await server.db.selectFrom('members').select(['id', 'user_name']).execute();
  ids = new Map(members.map(({ id, user_name }) => [user_name, id]));
});
afterAll(() => server.stop());

/** Creates a separate session for each call because some calls end their session. */
async function tokenOf(userName: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = server.now();
  await server.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: ids.get(userName)!,
      created_at: at,
      seen_at: at,
      expires_at: at + 60_000,
    })
    .execute();
  return token;
}

describe('S2 role matrix', () => {
  it('the role matrix has exactly one row for every call of the catalog', () => {
    expect(catalog.filter(endpoint => rowOf(endpoint).length !== 1).map(({ name }) => name)).toEqual([]);
    expect(Object.values(MATRIX).flat()).toHaveLength(catalog.length);
  });

  it.each(catalog.map(endpoint => [endpoint.name, endpoint] as const))(
    'S2 S18 GW-03 call %s admits only the callers of its row in the role matrix',
    async (_, endpoint) => {
      const admitted = ADMITTED[rowOf(endpoint)[0]!];
      const requestAs = async (asker: string) => {
        const headers = asker === 'nobody' ? undefined : bearer(await tokenOf(asker));
        const { status, body } = await server.call(endpoint, undefined, headers);
        const rejected = asker === 'nobody' ? [401, 'session.missing'] : [403, 'permission.denied'];
        if (admitted.includes(asker)) expect([401, 403], asker).not.toContain(status);
        else expect([status, body.errorCode], asker).toEqual(rejected);
      };
      // Runs the calls in parallel because one call delays its response for seconds.
      await Promise.all(ADMITTED.everybody.map(requestAs));
    },
  );
});
