/** Which calls are for whom (S2, S18, TRIAL-08): told by the access table and the gateway's own data, never by the caller. */
import { type LobbyAction, mayUse } from 'lobbykit/domain';
import type { Endpoint, ModuleId } from 'lobbykit/wire';

/** Names under which the catalog exports its calls. */
type CallName = keyof typeof import('lobbykit/wire');
type Called = Pick<Endpoint, 'name' | 'moduleId'>;

/** What the calls of a module do, unless the call itself is named below. Calls of all other modules are of the member area. */
const MODULES: { readonly [module in ModuleId]?: LobbyAction } = {
  AGEINFO3: 'seeTeam',
  AGEDOWNMAN3: 'seeTeam',
  PERSPNL3: 'seeTeam',
  AGEANNOUNCE3: 'readAgentNotices',
  FUNDTRANS3: 'transfer',
  CBS3: 'chat',
};

/** Calls that do something else than their module tells. */
const CALLS: { readonly [action in LobbyAction]?: readonly CallName[] } = {
  // Looking at the play money is not moving it.
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

/** May a member of this session type make the call? */
export const mayCall = ({ name, moduleId }: Called, type: number): boolean =>
  mayUse(ACTION_OF.get(name) ?? MODULES[moduleId] ?? 'memberArea', { type });

/** What a member needs to choose a new password, to ask customer service for help with it, and to leave. */
const WHILE_PASSWORD_DUE: ReadonlySet<string> = new Set([
  'changePassword',
  'memberInfo',
  'renewSession',
  'logout',
  'launchChat',
  'chatUnread',
]);

/** May a member make the call whose password has to be changed first (LOGIN-18)? What visitors may is open to them as well. */
export const mayWhilePasswordDue = ({ name, auth }: Pick<Endpoint, 'name' | 'auth'>): boolean =>
  auth !== 'required' || WHILE_PASSWORD_DUE.has(name);

/** Calls other than GETs that only read, or that only end or name what the token belongs to. */
const READING: ReadonlySet<string> = new Set([
  'announcements',
  'agentAnnouncements',
  'favoriteGames',
  'favoriteIds',
  'renewSession',
  'logout',
]);

/** May a token make the call that a renewal has replaced (S14)? It may repeat that renewal, and do nothing else. */
export const mayWhileRetired = ({ name }: Pick<Endpoint, 'name'>): boolean => name === 'renewSession';

/** Does the call write nothing? Then it is made also while there is no room to write. */
export const changesNothing = ({ name, method }: Pick<Endpoint, 'name' | 'method'>): boolean =>
  method === 'GET' || READING.has(name);
