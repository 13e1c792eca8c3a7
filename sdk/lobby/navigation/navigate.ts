/** Where requests lead when the host does not answer them: its own routes, else the reference site. */
import { hasPage } from '../../dom/env.ts';
import type { ResolvedConfig } from '../types.ts';

type Routes = Pick<ResolvedConfig, 'routes' | 'site'>;

/**
 * Address of a route: the host's, else `site` + name; never a path on the host's origin that it did not give.
 * null for anything but http and https.
 */
export function routeAddress(to: string, { routes, site }: Routes, base: string): string | null {
  const own = Object.hasOwn(routes, to) ? routes[to] : undefined;
  try {
    const url = new URL(own ?? `${site}/${to.replace(/^[/\\]+/, '')}`, base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** Leaves for a route by name. */
export function goTo(to: string, routes: Routes): void {
  if (!hasPage()) return;
  const address = routeAddress(to, routes, location.href);
  if (address) location.assign(address);
}
