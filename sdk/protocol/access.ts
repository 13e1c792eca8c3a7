/**
 * Who may do what: the one table that lobby, pages of the site and gateway read. A row names an action; which page shows it
 * and which call does it is told by `site/src/router/routes.ts` and `site/gateway/platform/http/access.ts`, neither of which knows a type.
 */

/** Session type of the free trial (ROLE-01). */
export const TRIAL_TYPE = 4;

/** Session types that are members: neither guests nor agents (ROLE-01, AGENT-01). */
const MEMBER_TYPES: readonly number[] = [0, 40];

/** A visitor has no session, a guest one of the free trial; agents are all types that are neither guests nor members. */
export type Kind = 'visitor' | 'guest' | 'member' | 'agent';

/** A session, a member's row, or nobody. */
type Typed = { readonly type: number } | null | undefined;

/** Kind of the owner of a session; without a session a visitor (ROLE-01, AGENT-01). */
export function kindOf(actor: Typed): Kind {
  if (actor == null) return 'visitor';
  if (actor.type === TRIAL_TYPE) return 'guest';
  return MEMBER_TYPES.includes(actor.type) ? 'member' : 'agent';
}

/** Plays without money, for as long as the trial lasts (ROLE-01). */
export const isTrial = (actor: Typed): boolean => kindOf(actor) === 'guest';

interface Row {
  readonly kinds: readonly Kind[];
  /** Narrows the kinds further, by session type. */
  readonly types?: (type: number) => boolean;
}

const EVERYBODY: Row = { kinds: ['visitor', 'guest', 'member', 'agent'] };
const LOGGED_IN: Row = { kinds: ['guest', 'member', 'agent'] };
/** Accounts that somebody registered: all but the free trial. */
const ACCOUNTS: Row = { kinds: ['member', 'agent'] };
const AGENTS: Row = { kinds: ['agent'] };

/** The actions, and to whom each is open. */
const ACCESS = {
  /** See hot games, game lists, lotteries, announcements and banners (ROLE-02). */
  browse: EVERYBODY,
  /** Log in, register, start a trial, ask for a forgotten password (LOGIN-11). */
  logIn: { kinds: ['visitor'] },
  /** See one's own profile, records, rewards and messages (ROUTE-39). */
  memberArea: LOGGED_IN,
  // ROLE-03. A guest plays with play money that nobody pays in or out.
  wallet: LOGGED_IN,
  /** Claim what the house gives, and order goods for points: a trial's play money would only come from nowhere (GIFT-01 to GIFT-03). */
  claim: ACCOUNTS,
  favorite: LOGGED_IN,
  launch: LOGGED_IN,
  bet: LOGGED_IN,
  // OPEN: TRIAL-08
  deposit: ACCOUNTS,
  withdraw: ACCOUNTS,
  /** Move money between wallets, and whatever else of the cashier is neither deposit nor withdrawal. */
  transfer: ACCOUNTS,
  /** Set oneself limits, and take a break (LIMIT-01, LIMIT-02). */
  limitOneself: ACCOUNTS,
  changePassword: ACCOUNTS,
  securityCenter: ACCOUNTS,
  /** Talk to the operator. Flags and labels narrow this further: see `mayChat` (SERV-07). */
  chat: ACCOUNTS,
  /** Have unread answers of the chat counted (MSG-06). */
  countChat: { kinds: ACCOUNTS.kinds, types: type => [0, 1, 2].includes(type) },
  /** Mark an announcement or a message as read (ANN-13). */
  markRead: ACCOUNTS,
  /** Be sent messages: a guest's inbox is not asked for (MSG-05). */
  receiveMail: ACCOUNTS,
  /** Find the way to the agent area in a menu: agents have one, visitors can become agents (MENU-04). */
  findAgentArea: { kinds: ['visitor', 'agent'] },
  /** See the team with its figures, and manage it (AGENT-02, TEAM-07). */
  seeTeam: AGENTS,
  /** Read the announcements that are made to agents (ANN-09, ANN-19). */
  readAgentNotices: AGENTS,
  /** Be offered a contract by the agent above, and answer (CONTRACT-02, TEAM-03). */
  respondToContract: { kinds: ACCOUNTS.kinds, types: type => ![40, 41, 42].includes(type) },
} as const satisfies Readonly<Record<string, Row>>;

/** Something that may be open to some kinds of people only. */
export type LobbyAction = keyof typeof ACCESS;

/**
 * Why an action is refused: `no-session` it needs a session, `guest` it needs an account that is no trial's (TRIAL-07), `kind` it is
 * for others, such as agents, or for visitors alone.
 */
export type AccessDenial = 'no-session' | 'guest' | 'kind';

/** Why `actor` may not take the action; null when they may. `actor` is a session, or null for a visitor. */
export function accessDenial(action: LobbyAction, actor: Typed): AccessDenial | null {
  const row: Row = ACCESS[action];
  if (row.kinds.includes(kindOf(actor)) && (actor == null || !row.types || row.types(actor.type))) return null;
  if (actor == null) return 'no-session';
  return row === ACCOUNTS ? 'guest' : 'kind';
}

/** May `actor` take the action? `actor` is a session, or null for a visitor (ROLE-02, ROLE-03, TRIAL-08, TEAM-03). */
export const mayUse = (action: LobbyAction, actor: Typed): boolean => accessDenial(action, actor) === null;
