/** Where a login leads (ROLE-04, LOGIN-18, TRIAL-02, S11). */
import { isTrial } from 'lobbykit/domain';

/** Home of the site: where a login leads when it has no other address that is safe. */
const HOME = '/m/home';

/** Screens one does not come back to after a login. */
const ACCOUNT_SCREENS = /^\/m\/(login|register|forget)\/?$/;

/** Any origin will do: an address that leaves it is not a path of this site. */
const ORIGIN = 'http://lobby.invalid';

/**
 * A remembered address as a path below /m with its query and hash; /m/home for anything else, other sites and the account
 * screens included (ROLE-04, S11).
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

/** The fields of a session that decide where the member goes. */
interface SignedIn {
  readonly type: number;
  readonly firstTimeLogin?: boolean;
}

/**
 * Where a fresh session goes: to a new password where the server asks for one (LOGIN-18), a guest of the free trial to home
 * (TRIAL-02), everybody else back to where they came from (ROLE-04).
 */
export function afterLogin(session: SignedIn, from?: string | null): string {
  if (session.firstTimeLogin) return '/m/changePsw';
  return isTrial(session) ? HOME : returnPath(from);
}
