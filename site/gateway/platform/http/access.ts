/**
 * Access control of calls by member type (S2, S18, TRIAL-08). Decisions depend on the table of permissions and on the
 * gateway's data, never on input from the caller.
 */
import { type LobbyAction, mayUse } from 'lobbykit/domain';
import type { Endpoint, ModuleId } from 'lobbykit/wire';

/** Names of the endpoints' exports in `lobbykit/wire`. */
type CallName = keyof typeof import('lobbykit/wire');
type Called = Pick<Endpoint, 'name' | 'moduleId'>;

/**
 * Permission required by the calls of a module, unless `CALLS` lists the call. Calls of all other modules require
 * `memberArea`.
 */
const MODULES: { readonly [module in ModuleId]?: LobbyAction } = {
  AGEINFO3: 'seeTeam',
  AGEDOWNMAN3: 'seeTeam',
  PERSPNL3: 'seeTeam',
  AGEANNOUNCE3: 'readAgentAnnouncements',
  FUNDTRANS3: 'transfer',
  CBS3: 'chat',
};

/** Calls that require another permission than the other calls of their module. */
const CALLS: { readonly [action in LobbyAction]?: readonly CallName[] } = {
  // Reading the balance moves no money, so it does not require the permission `transfer`.
  wallet: ['wallet'],
  browse: ['merchantWallet'],
  favorite: ['addFavorite', 'removeFavorite'],
  launch: ['launchGame'],
  bet: ['cancelSuborders'],
  deposit: [
    'depositBanks',
    'manualTransfer',
    'depositAlipay',
    'depositQq',
    'depositWechat',
    'depositGateway',
    'depositOrder',
    'confirmTransfer',
    'transferReceipt',
    'cancelDeposit',
    'depositReport',
    'depositPromos',
    'acceptPromo',
    'bonusWagering',
    'forfeitBonus',
  ],
  withdraw: [
    'hasWithdrawalPassword',
    'setPaymentPassword',
    'resetPaymentPassword',
    'addBankCard',
    'withdrawBanks',
    'withdrawSetting',
    'withdrawOrder',
    'cancelWithdrawal',
    'removeBankCard',
    'paymentPasswordCode',
    'bankCards',
    'withdraw',
    'withdrawReport',
  ],
  limitOneself: ['playerLimits', 'setPlayerLimit', 'confirmLimitIncrease', 'startExclusion'],
  claim: ['claimCheckIn', 'claimRewards', 'exchangePoints', 'orderGoods'],
  changePassword: ['changePassword'],
  securityCenter: [
    'securityConfig',
    'securityQuestions',
    'customerSecurityQuestions',
    'saveSecurityQuestions',
    'openSessions',
    'endSession',
    'endOtherSessions',
    'startSecondFactor',
    'enableSecondFactor',
    'disableSecondFactor',
    'renewRecoveryCodes',
    'contactCode',
    'setEmail',
    'setMobile',
    'cancelContactChange',
    'setPayeeName',
  ],
  markRead: ['markAnnouncementRead', 'markMessageRead'],
  respondToContract: ['contractDividend', 'respondToContract', 'contracts', 'contractPays', 'endContract'],
};

const ACTION_OF: ReadonlyMap<string, LobbyAction> = new Map(
  (Object.keys(CALLS) as LobbyAction[]).flatMap(action => CALLS[action]?.map(name => [name, action] as const) ?? []),
);

/** Returns whether a member of this type may make the call. */
export const mayCall = ({ name, moduleId }: Called, type: number): boolean =>
  mayUse(ACTION_OF.get(name) ?? MODULES[moduleId] ?? 'memberArea', { type });

/**
 * Calls that a member may make before replacing a temporary password: choose a password, contact customer service, log
 * out.
 */
const WHILE_PASSWORD_DUE: ReadonlySet<string> = new Set([
  'changePassword',
  'memberInfo',
  'renewSession',
  'logout',
  'launchChat',
  'chatUnread',
]);

/**
 * Returns whether a member who must first change the password may make the call (LOGIN-18). Calls that visitors may
 * make are permitted.
 */
export const mayWhilePasswordDue = ({ name, auth }: Pick<Endpoint, 'name' | 'auth'>): boolean =>
  auth !== 'required' || WHILE_PASSWORD_DUE.has(name);

/** Calls that are not GET but only read data, or only end or identify the session of the token. */
const READING: ReadonlySet<string> = new Set([
  'announcements',
  'agentAnnouncements',
  'favoriteGames',
  'favoriteIds',
  'renewSession',
  'logout',
]);

/** Returns whether a token that a renewal has replaced may make the call (S14): only to repeat the same renewal. */
export const mayWhileRetired = ({ name }: Pick<Endpoint, 'name'>): boolean => name === 'renewSession';

/** Returns whether the call writes no data. Such calls are accepted while the disk is full. */
export const isReadOnly = ({ name, method }: Pick<Endpoint, 'name' | 'method'>): boolean =>
  method === 'GET' || READING.has(name);
