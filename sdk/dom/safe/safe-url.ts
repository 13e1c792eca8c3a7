/** Validation of external URLs (security S8). */

/**
 * Usage of a URL. `image`: displayed only. `link`: a link in a text. `window`: opened in a tab or a frame: a game,
 * a chat.
 */
export type UrlKind = 'image' | 'link' | 'window';

/** Schemes of links that a reader follows; addresses opened or fetched by the page require https. */
const LINK_SCHEME = /^(https?|mailto|tel):/;
const OWN_SCHEME = /^https:/;
const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns the absolute form of `value`, null if invalid for its usage. Rejected are control characters, backslashes,
 * user info, more than 2048 characters, and schemes not allowed for the usage. Plain http is allowed only on an http
 * page, for the page's own origin and the gateway (`base`); a window may be on another port of the gateway's host, for
 * games of a gateway without https.
 * @param base absolute base of a relative URL
 */
export function safeUrl(kind: UrlKind, value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (!url) return null;
  if ((kind === 'link' ? LINK_SCHEME : OWN_SCHEME).test(url.href)) return url.href;
  return url.protocol === 'http:' && isPlainNeighbor(url, base, kind) ? url.href : null;
}

/** Parses `value` with any scheme and rejects what is forbidden for every usage; null if rejected. */
export function cleanUrl(value: string | null | undefined, base: string): URL | null {
  if (!value || value.length > LONGEST || FORBIDDEN.test(value)) return null;
  const url = parse(value, base);
  return !url || url.username || url.password || url.href.length > LONGEST ? null : url;
}

function isPlainNeighbor(url: URL, base: string, kind: UrlKind): boolean {
  const page = globalThis.location;
  if (page && page.protocol !== 'http:') return false;
  const gateway = parse(base);
  const near = kind === 'window' ? url.hostname === gateway?.hostname : url.origin === gateway?.origin;
  return near || url.origin === page?.origin;
}

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
