/** Who may see a page, and where everybody else is led (ROUTE-39, LOGIN-11, PSW-01, TRIAL-08, ROLE-04). */
import { isAgent, isTrial } from 'lobbykit/domain';

/**
 * `visitor`: of no use with a session. `member`: needs a session. `account`: a session that is no trial. `agent`: an agent's.
 * A page without one is for everybody.
 */
export type Audience = 'visitor' | 'member' | 'account' | 'agent';

/** Home, the login with the way back, the page that tells what a trial account may do, or the password that has to be changed. */
export type Refusal = 'home' | 'login' | 'trial' | 'password';

/**
 * Where `who` is led instead of a page for `audience`; null when they may see it.
 * @param who the session, null without one
 * @param whilePasswordDue the page is open also to a member who has to change the password first
 */
export function refusal(
  audience: Audience | undefined,
  who: { readonly type: number; readonly firstTimeLogin?: boolean } | null | undefined,
  whilePasswordDue = false,
): Refusal | null {
  if (who?.firstTimeLogin && !isTrial(who) && !whilePasswordDue) return 'password';
  if (audience === undefined) return null;
  if (audience === 'visitor') return who ? 'home' : null;
  if (!who) return 'login';
  if (audience === 'account' && isTrial(who)) return 'trial';
  return audience === 'agent' && !isAgent(who) ? 'home' : null;
}
