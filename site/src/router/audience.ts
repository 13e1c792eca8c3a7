/** Where somebody is led who may not see a page: the access table says why not (ROUTE-39, LOGIN-11, PSW-01, TRIAL-08, ROLE-04). */
import { type AccessDenial, accessDenial, type LobbyAction, mayUse } from 'lobbykit/domain';

/** Home, the login with the way back, the page that tells what a trial account may do, or the password that has to be changed. */
export type Refusal = 'home' | 'login' | 'trial' | 'password';

const LEADS_TO: Readonly<Record<AccessDenial, Refusal>> = { 'no-session': 'login', guest: 'trial', kind: 'home' };

/**
 * Where `actor` is led instead of a page on which `action` is taken; null when they may see it.
 * @param who the session, null without one
 * @param whilePasswordDue the page is open also to a member who has to change the password first
 */
export function refusal(
  action: LobbyAction,
  actor: { readonly type: number; readonly firstTimeLogin?: boolean } | null,
  whilePasswordDue = false,
): Refusal | null {
  if (actor?.firstTimeLogin && mayUse('changePassword', actor) && !whilePasswordDue) return 'password';
  const reason = accessDenial(action, actor);
  return reason === null ? null : LEADS_TO[reason];
}
