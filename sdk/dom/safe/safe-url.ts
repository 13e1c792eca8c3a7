/** Validates URLs from the server (security S8). */

/**
 * Usage of a URL. `image`: an image is displayed. `link`: a link in a text. `window`: a tab or frame that opens, such
 * as a game or a chat.
 */
export type UrlKind = 'image' | 'link' | 'window';

/** Schemes of links that the reader follows. URLs that the page itself opens or fetches must be https. */
const LINK_SCHEME = /^(https?|mailto|tel):/;
const OWN_SCHEME = /^https:/;
const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns the absolute URL of `value`; null if it is not allowed for its usage. Forbidden are control characters,
 * backslashes, user info, more than 2048 characters, and other schemes. Plain http is allowed only on an http page, for
 * the page's origin and the gateway (`base`); a window may use another port of the gateway's host, for games of a
 * gateway without https.
 * @param base absolute URL against which a relative URL is resolved
 */
export function safeUrl(kind: UrlKind, value: string | null | undefined, base: string): string | null {
  const url = cleanUrl(value, base);
  if (!url) return null;
  if ((kind === 'link' ? LINK_SCHEME : OWN_SCHEME).test(url.href)) return url.href;
  return url.protocol === 'http:' && isPlainNeighbor(url, base, kind) ? url.href : null;
}

/** Parses a URL with any scheme; null if it is invalid or contains characters that are forbidden for every usage. */
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
