/** Single-use token in the URL of the page, read when the page opens (S12). */
import { hasPage } from '../../dom/env.ts';

/**
 * Removes the query parameter `name` from the URL and returns its value; the rest of the URL and the history state are
 * unchanged. Must run before any other code of the page, which might log the URL.
 */
export function takeStartToken(name: string | undefined): string | null {
  if (!name || !hasPage()) return null;
  const { pathname, search, hash } = location;
  const token = new URLSearchParams(search).get(name);
  if (token === null) return null;
  // The parameters are filtered as text, because serializing the parsed query would change the encoding of other
  // parameters.
  const others = search
    .slice(1)
    .split('&')
    .filter(part => !new URLSearchParams(part).has(name))
    .join('&');
  history.replaceState(history.state, '', pathname + (others && `?${others}`) + hash);
  return token || null;
}
