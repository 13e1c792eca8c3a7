/** Who may see a page, and where everybody else is led (ROUTE-39, LOGIN-11, PSW-01, TRIAL-08). */
import { isAgent, isTrial } from 'lobbykit/domain';

/**
 * `visitor`: of no use with a session. `member`: needs a session. `account`: a session that is no trial. `agent`: an agent's.
 * A page without one is for everybody.
 */
export type Audience = 'visitor' | 'member' | 'account' | 'agent';

/** Home, the login with the way back, or the page that tells what a trial account may do. */
export type Refusal = 'home' | 'login' | 'trial';

/**
 * Where `who` is led instead of a page for `audience`; null when they may see it.
 * @param who the session, null without one
 */
export function refusal(
  audience: Audience | undefined,
  who: { readonly type: number } | null | undefined,
): Refusal | null {
  if (audience === undefined) return null;
  if (audience === 'visitor') return who ? 'home' : null;
  if (!who) return 'login';
  if (audience === 'account' && isTrial(who)) return 'trial';
  return audience === 'agent' && !isAgent(who) ? 'home' : null;
}
