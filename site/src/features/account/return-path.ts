/** Validation of the URL to return to after a login (ROLE-04, S11). */

/** Home of the site: the default target after a login without a safe return URL. */
export const HOME = '/m/home';

/** Screens that are not a valid target after a login. */
const ACCOUNT_SCREENS = /^\/m\/(login|register|forget)\/?$/;

/** Base URL for parsing. A parsed URL with another origin is not a path of this site. */
const ORIGIN = 'http://lobby.invalid';

/**
 * Validates a return URL: a path below /m, with its query and hash. Any other URL, such as another site or an account
 * screen, becomes /m/home (ROLE-04, S11).
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
