/**
 * Determines the redirect when a visitor or member may not open a page (ROUTE-39, LOGIN-11, PSW-01, TRIAL-08, ROLE-04).
 */
import { type AccessDenial, accessDenial, type LobbyAction, mayUse } from 'lobbykit/domain';

/**
 * Redirect target: home, the login with a return path, the page about the free trial, or the forced password change.
 */
export type RedirectReason = 'home' | 'login' | 'trial' | 'password';

const LEADS_TO: Readonly<Record<AccessDenial, RedirectReason>> = {
  'no-session': 'login',
  guest: 'trial',
  kind: 'home',
};

/**
 * Returns the redirect target if `actor` may not open a page that requires `action`; null if the page is allowed.
 * @param actor session of the member; null for a visitor
 * @param whilePasswordDue true if the page stays available during a forced password change
 */
export function redirectReason(
  action: LobbyAction,
  actor: { readonly type: number; readonly firstTimeLogin?: boolean } | null,
  whilePasswordDue = false,
): RedirectReason | null {
  if (actor?.firstTimeLogin && mayUse('changePassword', actor) && !whilePasswordDue) return 'password';
  const reason = accessDenial(action, actor);
  return reason === null ? null : LEADS_TO[reason];
}
