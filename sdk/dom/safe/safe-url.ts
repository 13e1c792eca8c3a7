/** The only door for addresses that come from outside (security S8). */

/**
 * What the address is for. `image`: shown, never followed. `link`: of a text, followed by a click. `window`: opened in a
 * tab or a frame: a game, a chat.
 */
export type UrlKind = 'image' | 'link' | 'window';

/** A reader may follow a link to all of these; what the page itself opens or fetches comes over https alone. */
const LINK_SCHEME = /^(https?|mailto|tel):/;
const OWN_SCHEME = /^https:/;
const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const REFUSED = /[\u0000-\u001f\u007f\\]/;

/**
 * The absolute form of `value`, or null when it is not an address of that kind.
 * Rejected: control characters, backslashes, user-info, over 2048 characters, any scheme the kind does not name.
 * Plain http passes on an http page only, for the page's own origin and for the gateway (`base`) it already talks to; a
 * window may be on another port of the gateway's host, where a gateway without https keeps its games.
 * @param base what a relative address starts from, absolute
 */
export function safeUrl(kind: UrlKind, value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (!url) return null;
  if ((kind === 'link' ? LINK_SCHEME : OWN_SCHEME).test(url.href)) return url.href;
  return url.protocol === 'http:' && isPlainNeighbor(url, base, kind) ? url.href : null;
}

/** `value` as an address of any scheme, without what is refused whatever it is for; else null. */
export function cleanUrl(value: string | null | undefined, base: string): URL | null {
  if (!value || value.length > LONGEST || REFUSED.test(value)) return null;
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
