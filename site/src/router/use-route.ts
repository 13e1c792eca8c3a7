import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { PageTextKey } from '../i18n/en.ts';
import { withNext } from '../rules/login-path.ts';
import { admits, HOME, LOGIN, type Route, routeFor, titleOf } from './routes.ts';

export interface Found {
  readonly route: Route;
  readonly title: PageTextKey;
  /** Address the page's own replaces, query and fragment kept; null when it stands there already. */
  readonly replace: string | null;
}

/**
 * The route of the address. A page for members is left when the session ends, for the login where that leads back to it;
 * one for visitors is refused only to who opens it with a session (LOGIN-11): a login that succeeds there has a way of its
 * own to go.
 */
export function useRoute(): Found {
  const [path] = useLocation();
  const search = useSearch();
  const signedIn = useSession() !== null;
  const [opened, setOpened] = useState({ path, signedIn });
  const now = opened.path === path ? opened : { path, signedIn };
  if (now !== opened) setOpened(now);

  const found = (route: Route, replace: string | null): Found => ({ route, title: titleOf(route, search), replace });
  const route = routeFor(path);
  const query = location.search + location.hash;
  if (admits(route, route.for === 'member' ? signedIn : now.signedIn)) {
    return found(route, path === route.path ? null : route.path + query);
  }
  return route.asksLogin ? found(LOGIN, withNext(LOGIN.path, path + query)) : found(HOME, HOME.path);
}
