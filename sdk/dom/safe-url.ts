/** The only door for addresses that come from outside (security S8). */

/**
 * What the address is for. `image`: shown, never followed. `link`: of a text, followed by a click. `window`: opened in a
 * tab or a frame: a game, a chat. `install`: brings an app; Apple's installer takes the address of a list inside its own.
 */
export type UrlKind = 'image' | 'link' | 'window' | 'install';

/** A reader may follow a link to all of these; what the page itself opens or fetches comes over https alone. */
const LINK_SCHEME = /^(https?|mailto|tel):/;
const OWN_SCHEME = /^https:/;
const LONGEST = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const REFUSED = /[\u0000-\u001f\u007f\\]/;

/**
 * The absolute form of `value`, or null when it is not an address of that kind.
 * Refused: control characters, backslashes, user-info, over 2048 characters, any scheme the kind does not name.
 * Plain http passes on an http page only, for the page's own origin and for the gateway (`base`) it already talks to; a
 * window may be on another port of the gateway's host, where a gateway without https keeps its games.
 * @param base what a relative address starts from, absolute
 */
export function safeUrl(kind: UrlKind, value: string | null | undefined, base: string): string | null {
  if (!value || value.length > LONGEST || REFUSED.test(value)) return null;
  const url = parse(value, base);
  if (!url || url.username || url.password || url.href.length > LONGEST) return null;
  if ((kind === 'link' ? LINK_SCHEME : OWN_SCHEME).test(url.href)) return url.href;
  if (kind === 'install' && url.protocol === 'itms-services:') {
    const list = safeUrl('image', url.searchParams.get('url'), 'about:blank');
    return list && OWN_SCHEME.test(list) ? url.href : null;
  }
  return url.protocol === 'http:' && isPlainNeighbour(url, base, kind) ? url.href : null;
}

function isPlainNeighbour(url: URL, base: string, kind: UrlKind): boolean {
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
