import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withNext } from '../features/account/login-path.ts';
import { isBeforeLogout } from '../shared/history/steps.ts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { type RedirectReason, redirectReason } from './access-redirect.ts';
import { actionOf, CHANGE_PASSWORD, HOME, LOGIN, type Route, routeFor, TRIAL, titleOf } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly title: PageTextKey;
  /** Canonical URL that must replace the current one, with query and hash; null if the current URL is canonical. */
  readonly replace: string | null;
  /** Reason for the redirect; null if the URL is allowed. */
  readonly redirect: RedirectReason | null;
}

/**
 * Returns the route and the redirect for the current URL. A page for visitors redirects a member only if the session
 * exists when the page opens (LOGIN-11), because after a login the page itself navigates.
 *
 * - End of the session: a member page redirects to the login with a return path (ROUTE-39, ROLE-04), or to home if it
 * was visited before a logout.
 * - Forced password change: almost every URL redirects to the change.
 */
export function useRoute(): RouteMatch {
  const [path] = useLocation();
  const search = useSearch();
  const session = useSession();
  const [opened, setOpened] = useState({ path, session });
  const now = opened.path === path ? opened : { path, session };
  if (now !== opened) setOpened(now);

  const route = routeFor(path);
  const action = actionOf(route, search);
  const redirect = redirectReason(action, action === 'logIn' ? now.session : session, route.whilePasswordDue);
  const found = (route: Route, replace: string | null): RouteMatch => ({
    route,
    title: titleOf(route, search),
    replace,
    redirect,
  });
  const query = location.search + location.hash;
  if (redirect === null) return found(route, path === route.path ? null : route.path + query);
  if (redirect === 'password') return found(CHANGE_PASSWORD, CHANGE_PASSWORD.path);
  if (redirect === 'trial') return found(TRIAL, TRIAL.path);
  if (redirect === 'home' || route.visitorsGoHome || isBeforeLogout(window)) return found(HOME, HOME.path);
  return found(LOGIN, withNext(LOGIN.path, path + query));
}
