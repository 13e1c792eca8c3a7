/** Single-use token in the URL with which the page was opened (S12). */
import { hasPage } from '../../dom/env.ts';

/**
 * Removes the query parameter `name` from the URL and returns its value; the rest of the URL and the history
 * state are unchanged. Call it before any other code, because URLs are logged.
 */
export function takeStartToken(name: string | undefined): string | null {
  if (!name || !hasPage()) return null;
  const { pathname, search, hash } = location;
  const token = new URLSearchParams(search).get(name);
  if (token === null) return null;
  // The parts are filtered individually, because serializing the whole query would change the encoding of other
  // parameters.
  const others = search
    .slice(1)
    .split('&')
    .filter(part => !new URLSearchParams(part).has(name))
    .join('&');
  history.replaceState(history.state, '', pathname + (others && `?${others}`) + hash);
  return token || null;
}
