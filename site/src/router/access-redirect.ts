/** Maps an access denial of the access table to a redirect target (ROUTE-39, LOGIN-11, PSW-01, TRIAL-08, ROLE-04). */
import { type AccessDenial, accessDenial, type LobbyAction, mayUse } from 'lobbykit/domain';

/**
 * Redirect target: home, the login with a return path, the page about trial accounts, or the forced password change.
 */
export type RedirectReason = 'home' | 'login' | 'trial' | 'password';

const LEADS_TO: Readonly<Record<AccessDenial, RedirectReason>> = {
  'no-session': 'login',
  guest: 'trial',
  kind: 'home',
};

/**
 * Returns the redirect target of `actor` for a page of `action`; null if access is allowed.
 * @param actor session of the member; null for a visitor
 * @param whilePasswordDue true if the page stays open during a forced password change
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
