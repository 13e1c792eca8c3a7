/**
 * Access table that the lobby, the pages of the site and the gateway share; each row is an action.
 * `site/src/router/routes.ts` assigns an action to each page, and `site/gateway/platform/http/access.ts` assigns one to
 * each call.
 */

/** Session type of the free trial (ROLE-01). */
export const TRIAL_TYPE = 4;

/** Session types of members, which are neither trial accounts nor agents (ROLE-01, AGENT-01). */
const MEMBER_TYPES: readonly number[] = [0, 40];

/**
 * Kind of a user. A visitor has no session, and a guest has a session of the free trial; all session types that are
 * neither guests nor members are agents.
 */
export type Kind = 'visitor' | 'guest' | 'member' | 'agent';

/** An object with a session type: a session, or a member's database row. Null for a visitor. */
type Typed = { readonly type: number } | null | undefined;

/** Returns the kind of the user; `visitor` without a session (ROLE-01, AGENT-01). */
export function kindOf(actor: Typed): Kind {
  if (actor == null) return 'visitor';
  if (actor.type === TRIAL_TYPE) return 'guest';
  return MEMBER_TYPES.includes(actor.type) ? 'member' : 'agent';
}

/** Checks whether the session is a free trial, in which bets use play money (ROLE-01). */
export const isTrial = (actor: Typed): boolean => kindOf(actor) === 'guest';

interface Row {
  readonly kinds: readonly Kind[];
  /**
   * Returns true for the session types that may perform the action. Without this function, all types of the kinds may.
   */
  readonly types?: (type: number) => boolean;
}

const EVERYBODY: Row = { kinds: ['visitor', 'guest', 'member', 'agent'] };
const LOGGED_IN: Row = { kinds: ['guest', 'member', 'agent'] };
/** Registered accounts: all except the free trial. */
const ACCOUNTS: Row = { kinds: ['member', 'agent'] };
const AGENTS: Row = { kinds: ['agent'] };

/** Actions, with the kinds of users that may perform them. */
const ACCESS = {
  /** View hot games, game lists, lotteries, announcements and banners (ROLE-02). */
  browse: EVERYBODY,
  /** Log in, register, start a trial, recover a password (LOGIN-11). */
  logIn: { kinds: ['visitor'] },
  /** View one's own profile, records, rewards and messages (ROUTE-39). */
  memberArea: LOGGED_IN,
  // ROLE-03: a guest has a wallet with play money, but neither deposits nor withdrawals.
  wallet: LOGGED_IN,
  /**
   * Claim rewards and order goods for points. Guests may not, because play money earns no rewards (GIFT-01 to GIFT-03).
   */
  claim: ACCOUNTS,
  favorite: LOGGED_IN,
  launch: LOGGED_IN,
  bet: LOGGED_IN,
  // OPEN: TRIAL-08: guests may not deposit.
  deposit: ACCOUNTS,
  /** Request withdrawals, and manage bank cards and the withdrawal password. Guests may not (OUT-08). */
  withdraw: ACCOUNTS,
  /** Transfer money between wallets, and perform all cashier actions other than deposits and withdrawals. */
  transfer: ACCOUNTS,
  /** Set player limits, and start a time-out or self-exclusion (LIMIT-01, LIMIT-02). */
  limitOneself: ACCOUNTS,
  changePassword: ACCOUNTS,
  securityCenter: ACCOUNTS,
  /** Chat with the operator. Feature flags and member labels restrict this further: see `mayChat` (SERV-07). */
  chat: ACCOUNTS,
  /** Receive the count of unread chat messages (MSG-06). */
  countChat: { kinds: ACCOUNTS.kinds, types: type => [0, 1, 2].includes(type) },
  /** Mark an announcement or a message as read (ANN-13). */
  markRead: ACCOUNTS,
  /** Receive inbox messages. Guests have no inbox (MSG-05). */
  receiveMail: ACCOUNTS,
  /** See the agent area in a menu. Agents have an agent area, and visitors can apply to become agents (MENU-04). */
  findAgentArea: { kinds: ['visitor', 'agent'] },
  /** View the team and its statistics, and manage the team (AGENT-02, TEAM-07). */
  seeTeam: AGENTS,
  /** Read the announcements for agents (ANN-09, ANN-19). */
  readAgentAnnouncements: AGENTS,
  /** Receive a contract offer from the upline agent, and accept or decline it (CONTRACT-02, TEAM-03). */
  respondToContract: { kinds: ACCOUNTS.kinds, types: type => ![40, 41, 42].includes(type) },
} as const satisfies Readonly<Record<string, Row>>;

/** Name of an action in the access table. */
export type LobbyAction = keyof typeof ACCESS;

/**
 * Reason why an action is denied. `no-session`: the action requires a session; `guest`: it requires a registered
 * account (TRIAL-07); `kind`: it is for other kinds of users, such as agents or visitors.
 */
export type AccessDenial = 'no-session' | 'guest' | 'kind';

/**
 * Returns the reason why `actor` may not perform the action; null if the action is allowed. `actor` is a session, or
 * null for a visitor.
 */
export function accessDenial(action: LobbyAction, actor: Typed): AccessDenial | null {
  const row: Row = ACCESS[action];
  if (row.kinds.includes(kindOf(actor)) && (actor == null || !row.types || row.types(actor.type))) return null;
  if (actor == null) return 'no-session';
  return row === ACCOUNTS ? 'guest' : 'kind';
}

/**
 * Checks whether `actor` may perform the action. `actor` is a session, or null for a visitor (ROLE-02, ROLE-03,
 * TRIAL-08, TEAM-03).
 */
export const mayUse = (action: LobbyAction, actor: Typed): boolean => accessDenial(action, actor) === null;
