/** Origins and hosts as browsers send them. */
import { withoutTrailingDot } from 'lobbykit/domain';

/** Schemes of apps that serve their own pages. Every app of a framework may use the same origin. */
const APP_SCHEMES = ['capacitor:', 'ionic:', 'tauri:'];
const SCHEMES: readonly string[] = ['http:', 'https:', ...APP_SCHEMES];

/** Excludes characters that the URL standard allows in a host, but that have a meaning in a policy: `*`, `;` and `'`. */
const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/;

/** Allowed origins, for error messages. */
export const ORIGIN_FORMS =
  'addresses such as https://shop.example or http://localhost:3000, and those of apps: capacitor://localhost, ionic://localhost, tauri://localhost';

/**
 * Parses the origin of a web site or an app: scheme, host, and the port unless it is the default port of the scheme.
 * Returns null for other text, including `null`, the origin of sandboxed frames and files.
 */
export function parseOrigin(text: string): string | null {
  const trimmed = withoutTrailingDot(text.replace(/\/$/, ''));
  if (!URL.canParse(trimmed)) return null;
  const { protocol, host } = new URL(trimmed);
  // `URL.origin` is null for the schemes of apps.
  const origin = `${protocol}//${host}`;
  return SCHEMES.includes(protocol) && HOST.test(host) && origin === trimmed ? origin : null;
}

/**
 * Returns true for the origin of an app. Such an origin proves no identity, because several apps may have the same
 * origin.
 */
export const isAppOrigin = (origin: string): boolean => APP_SCHEMES.some(scheme => origin.startsWith(`${scheme}//`));

/** Returns the canonical form of a host for comparisons: lower case, without the trailing dot. */
export const canonicalHost = (host: string): string => withoutTrailingDot(host.toLowerCase());

/**
 * Adds the page of `referer` to origins that may frame a response, if its host is a listed one with a trailing dot: a
 * policy compares hosts literally. Other pages get no such source, because Safari reports it in the console.
 */
export function frameAncestors(origins: readonly string[], referer = ''): readonly string[] {
  const page = URL.canParse(referer) ? new URL(referer).origin : 'null';
  const listed = parseOrigin(page);
  return listed !== null && listed !== page && origins.includes(listed) ? [...origins, page] : origins;
}
