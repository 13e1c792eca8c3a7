/** Redirect target after a login (ROLE-04, LOGIN-18, TRIAL-02, S11). */
import { isTrial } from 'lobbykit/domain';

/** Home of the site: the default target if no other safe address is given. */
const HOME = '/m/home';

/** Screens that are no valid target after a login. */
const ACCOUNT_SCREENS = /^\/m\/(login|register|forget)\/?$/;

/** Base for parsing; an address with another origin is not a path of this site. */
const ORIGIN = 'http://lobby.invalid';

/**
 * Validates a return address: a path below /m with its query and hash. Other addresses, including other sites and the
 * account screens, become /m/home (ROLE-04, S11).
 */
export function returnPath(from: string | null | undefined): string {
  if (!from) return HOME;
  try {
    const { origin, pathname, search, hash } = new URL(from, ORIGIN);
    const own = origin === ORIGIN && from.startsWith('/') && /^\/m(\/|$)/.test(pathname);
    return own && !pathname.includes('//') && !ACCOUNT_SCREENS.test(pathname) ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}

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
