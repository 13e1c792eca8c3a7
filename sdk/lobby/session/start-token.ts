/** A one-use token in the address the page was opened with (S12). */
import { hasPage } from '../../dom/env.ts';

/**
 * Takes the query parameter `name` out of the address and gives its value; everything else of the address, and the state
 * of the history, stays as it is. Call it before anything else runs: what stands in the address ends in logs.
 */
export function takeStartToken(name: string | undefined): string | null {
  if (!name || !hasPage()) return null;
  const { pathname, search, hash } = location;
  const token = new URLSearchParams(search).get(name);
  if (token === null) return null;
  // Part by part: reading and writing the whole query would spell the page's own parameters anew.
  const others = search
    .slice(1)
    .split('&')
    .filter(part => !new URLSearchParams(part).has(name))
    .join('&');
  history.replaceState(history.state, '', pathname + (others && `?${others}`) + hash);
  return token || null;
}
