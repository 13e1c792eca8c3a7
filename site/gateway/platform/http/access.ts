/**
 * Access control of calls by member type (S2, S18, TRIAL-08), based on the access table and the gateway's own data,
 * never on input of the caller.
 */
import { type LobbyAction, mayUse } from 'lobbykit/domain';
import type { Endpoint, ModuleId } from 'lobbykit/wire';

/** Names under which the catalog exports the endpoints. */
type CallName = keyof typeof import('lobbykit/wire');
type Called = Pick<Endpoint, 'name' | 'moduleId'>;

/** Action of a module's calls unless `CALLS` lists the call. Calls of all other modules require the member area. */
const MODULES: { readonly [module in ModuleId]?: LobbyAction } = {
  AGEINFO3: 'seeTeam',
  AGEDOWNMAN3: 'seeTeam',
  PERSPNL3: 'seeTeam',
  AGEANNOUNCE3: 'readAgentAnnouncements',
  FUNDTRANS3: 'transfer',
  CBS3: 'chat',
};

/** Calls whose action differs from the action of their module. */
const CALLS: { readonly [action in LobbyAction]?: readonly CallName[] } = {
  // Reading the balance of play money moves no money.
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

/** Checks whether a member of this type may make the call. */
export const mayCall = ({ name, moduleId }: Called, type: number): boolean =>
  mayUse(ACTION_OF.get(name) ?? MODULES[moduleId] ?? 'memberArea', { type });

/**
 * Calls that a member may make before replacing a temporary password: choose a new password, contact customer service,
 * or log out.
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
 * Checks whether a member who must change the password first may make the call (LOGIN-18). Calls open to visitors are
 * allowed.
 */
export const mayWhilePasswordDue = ({ name, auth }: Pick<Endpoint, 'name' | 'auth'>): boolean =>
  auth !== 'required' || WHILE_PASSWORD_DUE.has(name);

/** Calls other than GET that only read, or only end or identify the session of the token. */
const READING: ReadonlySet<string> = new Set([
  'announcements',
  'agentAnnouncements',
  'favoriteGames',
  'favoriteIds',
  'renewSession',
  'logout',
]);

/** Checks whether a rotated token may make the call (S14): only to repeat its renewal. */
export const mayWhileRetired = ({ name }: Pick<Endpoint, 'name'>): boolean => name === 'renewSession';

/** Checks whether the call writes nothing. Such calls are accepted while the disk is full. */
export const isReadOnly = ({ name, method }: Pick<Endpoint, 'name' | 'method'>): boolean =>
  method === 'GET' || READING.has(name);
