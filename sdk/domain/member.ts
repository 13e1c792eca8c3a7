/** Who somebody is: kinds of members and what a trial account is kept from (ROLE-01, TRIAL-07, TRIAL-08). */

/** ROLE-01: the free-trial type. */
export const TRIAL_TYPE = 4;

/** Types that are no agents. */
const MEMBER_TYPES: readonly number[] = [0, TRIAL_TYPE, 40];

/** What is asked about: a session, a member, or nobody. */
type Typed = { readonly type: number } | null | undefined;

/** Plays without money (ROLE-01). */
export const isTrial = (who: Typed): boolean => who?.type === TRIAL_TYPE;

/** Every type but 0, 4 and 40. */
export const isAgent = (who: Typed): boolean => who != null && !MEMBER_TYPES.includes(who.type);

/** What a function asks for: nothing, a session, or an account that is not on trial. */
const NEEDS = {
  // ROLE-02
  hotGames: 'nothing',
  gameList: 'nothing',
  lottery: 'nothing',
  announcements: 'nothing',
  banners: 'nothing',
  // ROLE-03
  wallet: 'session',
  favourite: 'session',
  launch: 'session',
  // OPEN: TRIAL-08
  deposit: 'account',
  withdraw: 'account',
  changePassword: 'account',
  securityCenter: 'account',
  chat: 'account',
  // ANN-13
  markRead: 'account',
} as const;
export type LobbyFunction = keyof typeof NEEDS;

/** ERR-01 and TRIAL-07 as keys of the language tables. */
export type WhyNot = 'error.not-logged-in' | 'error.trial';

/** Key of the text that tells why `who` may not use the function; null when they may (ROLE-02, ROLE-03, TRIAL-07). */
export function whyNot(name: LobbyFunction, who: Typed): WhyNot | null {
  const needed = NEEDS[name];
  if (needed === 'nothing') return null;
  if (who == null) return 'error.not-logged-in';
  return needed === 'account' && isTrial(who) ? 'error.trial' : null;
}

/** May `who` use the function? (ROLE-02, ROLE-03, TRIAL-07, TRIAL-08) */
export const mayUse = (name: LobbyFunction, who: Typed): boolean => whyNot(name, who) === null;
