/** Which kinds of members a call is for (S2, S18, TRIAL-08): told by the gateway's own data, never by the caller. */
import { isAgent, isTrial } from 'lobbykit/domain';
import type { Endpoint, ModuleId } from 'lobbykit/wire';

type Called = Pick<Endpoint, 'name' | 'moduleId'>;

const AGENT_MODULES: ReadonlySet<ModuleId> = new Set(['AGEINFO3', 'AGEDOWNMAN3', 'AGEANNOUNCE3', 'PERSPNL3']);

/** Money and chat; looking at the play money is not money. */
const REAL_MODULES: ReadonlySet<ModuleId> = new Set(['FUNDTRANS3', 'CBS3']);
const GUESTS_TOO: ReadonlySet<string> = new Set(['wallet', 'merchantWallet']);

/** Of the other modules: password and security center, reports of deposits and withdrawals, marks on what was read. */
const REAL_CALLS: ReadonlySet<string> = new Set([
  'changePassword',
  'securityConfig',
  'securityQuestions',
  'customerSecurityQuestions',
  'saveSecurityQuestions',
  'setEmail',
  'setPayeeName',
  'depositReport',
  'withdrawReport',
  'markAnnouncementRead',
  'markMessageRead',
]);

/** May a member of this type make the call? */
export function mayCall({ name, moduleId }: Called, type: number): boolean {
  if (AGENT_MODULES.has(moduleId)) return isAgent({ type });
  const isReal = REAL_CALLS.has(name) || (REAL_MODULES.has(moduleId) && !GUESTS_TOO.has(name));
  return !(isReal && isTrial({ type }));
}

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

/** May a token make the call that a renewal has replaced (S14)? Whoever took an old one from somebody changes nothing with it. */
export const changesNothing = ({ name, method }: Pick<Endpoint, 'name' | 'method'>): boolean =>
  method === 'GET' || READING.has(name);
