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

/** Functions that need a real account (OPEN: TRIAL-08). */
export const RESTRICTED_FUNCTIONS = ['deposit', 'withdraw', 'changePassword', 'securityCenter', 'chat'] as const;
export type RestrictedFunction = (typeof RESTRICTED_FUNCTIONS)[number];

/** ERR-01 and TRIAL-07 as keys of the language tables. */
export type WhyNot = 'error.not-logged-in' | 'error.trial';

/** Key of the text that tells why `who` may not use the function; null when they may (ROLE-03, TRIAL-07). */
export function whyNot(_name: RestrictedFunction, who: Typed): WhyNot | null {
  if (who == null) return 'error.not-logged-in';
  return isTrial(who) ? 'error.trial' : null;
}

/** May `who` use a function that needs a real account? (ROLE-03, TRIAL-07, TRIAL-08) */
export const mayUse = (name: RestrictedFunction, who: Typed): boolean => whyNot(name, who) === null;
