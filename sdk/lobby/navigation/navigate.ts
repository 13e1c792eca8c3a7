/** Default action of navigation requests: navigates to the host's route, or to the page of the reference site. */
import { hasPage } from '../../dom/env.ts';
import type { ResolvedConfig } from '../types.ts';

type Routes = Pick<ResolvedConfig, 'routes' | 'site'>;

/**
 * Returns the URL of a route: the host's, or else `site` + name. Null if neither exists, or if the URL's scheme is not
 * http, https or the scheme of the page, which may be custom in an app (`capacitor://localhost`).
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

/** Navigates to a route by name; returns false if the route has no URL. */
export function goTo(to: string, routes: Routes): boolean {
  if (!hasPage()) return true;
  const url = routeUrl(to, routes, location.href);
  if (url) location.assign(url);
  return url !== null;
}
