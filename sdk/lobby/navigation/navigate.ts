/** Default navigation of unhandled requests: the host's routes, else the reference site. */
import { hasPage } from '../../dom/env.ts';
import type { ResolvedConfig } from '../types.ts';

type Routes = Pick<ResolvedConfig, 'routes' | 'site'>;

/**
 * Returns the URL of a route: the host's, else `site` + name; never another path on the host's origin. null without both, and for
 * schemes other than http, https and that of the page, which an app such as `capacitor://localhost` chooses.
 */
export function routeUrl(to: string, { routes, site }: Routes, base: string): string | null {
  const own = Object.hasOwn(routes, to) ? routes[to] : undefined;
  try {
    if (own === undefined && !site) return null;
    const url = new URL(own ?? `${site}/${to.replace(/^[/\\]+/, '')}`, base);
    return [new URL(base).protocol, 'https:', 'http:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** Navigates to a route by name; returns false if it has no URL. */
export function goTo(to: string, routes: Routes): boolean {
  if (!hasPage()) return true;
  const address = routeUrl(to, routes, location.href);
  if (address) location.assign(address);
  return address !== null;
}
