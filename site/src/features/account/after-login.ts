/** Redirect target after a login (ROLE-04, LOGIN-18, TRIAL-02). */
import { isTrial } from 'lobbykit/domain';
import { HOME, returnPath } from './return-path.ts';

/** Session fields that determine the target. */
interface SignedIn {
  readonly type: number;
  readonly firstTimeLogin?: boolean;
}

/**
 * Returns the target of a new session: the forced password change (LOGIN-18), home for a trial guest (TRIAL-02),
 * otherwise the return path (ROLE-04).
 */
export function afterLogin(session: SignedIn, from?: string | null): string {
  if (session.firstTimeLogin) return '/m/changePsw';
  return isTrial(session) ? HOME : returnPath(from);
}
