/**
 * Access table of the lobby, the pages of the site and the gateway. A row is an action: `site/src/router/routes.ts`
 * maps pages to actions and `site/gateway/platform/http/access.ts` maps calls to actions, without any session types.
 */

/** Session type of the free trial (ROLE-01). */
export const TRIAL_TYPE = 4;

/** Session types of members, which are neither trial accounts nor agents (ROLE-01, AGENT-01). */
const MEMBER_TYPES: readonly number[] = [0, 40];

/**
 * Kind of a user: a visitor has no session and a guest has a session of the free trial. Agents are all types that are
 * neither guests nor members.
 */
export type Kind = 'visitor' | 'guest' | 'member' | 'agent';

/** A session, a member's row, or null for a visitor. */
type Typed = { readonly type: number } | null | undefined;

/** Returns the kind of the session's owner; `visitor` without a session (ROLE-01, AGENT-01). */
export function kindOf(actor: Typed): Kind {
  if (actor == null) return 'visitor';
  if (actor.type === TRIAL_TYPE) return 'guest';
  return MEMBER_TYPES.includes(actor.type) ? 'member' : 'agent';
}

/** Checks whether the session is a free trial, which plays without money (ROLE-01). */
export const isTrial = (actor: Typed): boolean => kindOf(actor) === 'guest';

interface Row {
  readonly kinds: readonly Kind[];
  /** Restricts the kinds further, by session type. */
  readonly types?: (type: number) => boolean;
}

const EVERYBODY: Row = { kinds: ['visitor', 'guest', 'member', 'agent'] };
const LOGGED_IN: Row = { kinds: ['guest', 'member', 'agent'] };
/** Registered accounts: all except the free trial. */
const ACCOUNTS: Row = { kinds: ['member', 'agent'] };
const AGENTS: Row = { kinds: ['agent'] };

/** The actions and the kinds of users that may perform each action. */
const ACCESS = {
  /** View hot games, game lists, lotteries, announcements and banners (ROLE-02). */
  browse: EVERYBODY,
  /** Log in, register, start a trial, recover a password (LOGIN-11). */
  logIn: { kinds: ['visitor'] },
  /** View one's own profile, records, rewards and messages (ROUTE-39). */
  memberArea: LOGGED_IN,
  // ROLE-03: a guest plays with play money, which has no deposits or withdrawals.
  wallet: LOGGED_IN,
  /**
   * Claim rewards and order goods for points. Excluded are trial accounts, because play money has no source of rewards
   * (GIFT-01 to GIFT-03).
   */
  claim: ACCOUNTS,
  favorite: LOGGED_IN,
  launch: LOGGED_IN,
  bet: LOGGED_IN,
  // OPEN: TRIAL-08
  deposit: ACCOUNTS,
  /** Withdrawals, cards and the withdrawal password; not for guests and trial accounts (OUT-08). */
  withdraw: ACCOUNTS,
  /** Transfer money between wallets, and perform all cashier actions except deposits and withdrawals. */
  transfer: ACCOUNTS,
  /** Set player limits and start an exclusion (LIMIT-01, LIMIT-02). */
  limitOneself: ACCOUNTS,
  changePassword: ACCOUNTS,
  securityCenter: ACCOUNTS,
  /** Chat with the operator. Flags and labels restrict this further: see `mayChat` (SERV-07). */
  chat: ACCOUNTS,
  /** Receive the count of unread chat messages (MSG-06). */
  countChat: { kinds: ACCOUNTS.kinds, types: type => [0, 1, 2].includes(type) },
  /** Mark an announcement or a message as read (ANN-13). */
  markRead: ACCOUNTS,
  /** Receive messages: the inbox of a guest is not requested (MSG-05). */
  receiveMail: ACCOUNTS,
  /** See the agent area in a menu: agents have an agent area, and visitors can become agents (MENU-04). */
  findAgentArea: { kinds: ['visitor', 'agent'] },
  /** View and manage the team and its figures (AGENT-02, TEAM-07). */
  seeTeam: AGENTS,
  /** Read the announcements for agents (ANN-09, ANN-19). */
  readAgentAnnouncements: AGENTS,
  /** Receive a contract offer from the upper agent and respond (CONTRACT-02, TEAM-03). */
  respondToContract: { kinds: ACCOUNTS.kinds, types: type => ![40, 41, 42].includes(type) },
} as const satisfies Readonly<Record<string, Row>>;

/** An action that is restricted to some kinds of users. */
export type LobbyAction = keyof typeof ACCESS;

/**
 * Reason for a rejected action: `no-session` if the action requires a session, `guest` if the action requires a
 * registered account (TRIAL-07), `kind` if the action is for another kind of user, such as agents or visitors.
 */
export type AccessDenial = 'no-session' | 'guest' | 'kind';

/**
 * Returns the reason why `actor` may not perform the action; null if allowed. `actor` is a session, or null for a
 * visitor.
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
