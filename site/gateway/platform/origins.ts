/** Parses origins and hosts in the form in which browsers send them. */
import { withoutTrailingDot } from 'lobbykit/domain';

/** URL schemes of apps that serve their own pages. All apps of the same framework may have the same origin. */
const APP_SCHEMES = ['capacitor:', 'ionic:', 'tauri:'];
const SCHEMES: readonly string[] = ['http:', 'https:', ...APP_SCHEMES];

/**
 * Matches a host. Excludes `*`, `;` and `'`, which the URL standard permits in a host, but which have a meaning in a
 * Content-Security-Policy.
 */
const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/;

/** Description of valid origins, for error messages. */
export const ORIGIN_FORMS =
  'URLs such as https://shop.example or http://localhost:3000, and those of apps: capacitor://localhost, ionic://localhost, tauri://localhost';

/**
 * Parses the origin of a web page or an app: scheme, host, and port unless it is the default port of the scheme.
 * Returns null for other text, including `null`, the origin of sandboxed frames and files.
 */
export function parseOrigin(text: string): string | null {
  const trimmed = withoutTrailingDot(text.replace(/\/$/, ''));
  if (!URL.canParse(trimmed)) return null;
  const { protocol, host } = new URL(trimmed);
  // Not `URL.origin`, which is 'null' for the schemes of apps.
  const origin = `${protocol}//${host}`;
  return SCHEMES.includes(protocol) && HOST.test(host) && origin === trimmed ? origin : null;
}

/**
 * Returns whether an origin is that of an app. Such an origin proves no identity, because different apps may have the
 * same one.
 */
export const isAppOrigin = (origin: string): boolean => APP_SCHEMES.some(scheme => origin.startsWith(`${scheme}//`));

/** Returns a host in canonical form for comparisons: lower case, without a trailing dot. */
export const canonicalHost = (host: string): string => withoutTrailingDot(host.toLowerCase());

/**
 * Returns the origins that may frame a response, for a Content-Security-Policy. A policy compares hosts literally, so
 * that the page of `referer` is added if its host is a listed one with a trailing dot. It is not added otherwise,
 * because Safari reports such sources in the console.
 */
export function frameAncestors(origins: readonly string[], referer = ''): readonly string[] {
  const page = URL.canParse(referer) ? new URL(referer).origin : 'null';
  const listed = parseOrigin(page);
  return listed !== null && listed !== page && origins.includes(listed) ? [...origins, page] : origins;
}
