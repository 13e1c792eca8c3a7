import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withNext } from '../features/account/login-path.ts';
import { isBeforeLogout } from '../shared/history/steps.ts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { type Refusal, refusal } from './audience.ts';
import { actionOf, CHANGE_PASSWORD, HOME, LOGIN, type Route, routeFor, TRIAL, titleOf } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly title: PageTextKey;
  /** Address the page's own replaces, query and fragment kept; null when it stands there already. */
  readonly replace: string | null;
  /** Why another page than the one asked for is shown. */
  readonly refused: Refusal | null;
}

/**
 * The route of the address. A page for members is left when the session ends, for the login where that leads back to it
 * (ROUTE-39, ROLE-04), or for home where Back goes to a page that a logout has left. A page for visitors is refused only when it
 * is opened with a session (LOGIN-11): a login that succeeds there goes on by itself. While a password has to be changed, nearly
 * every address leads to that.
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
  const refused = refusal(action, action === 'logIn' ? now.session : session, route.whilePasswordDue);
  const found = (route: Route, replace: string | null): RouteMatch => ({
    route,
    title: titleOf(route, search),
    replace,
    refused,
  });
  const query = location.search + location.hash;
  if (refused === null) return found(route, path === route.path ? null : route.path + query);
  if (refused === 'password') return found(CHANGE_PASSWORD, CHANGE_PASSWORD.path);
  if (refused === 'trial') return found(TRIAL, TRIAL.path);
  if (refused === 'home' || route.visitorsGoHome || isBeforeLogout(window)) return found(HOME, HOME.path);
  return found(LOGIN, withNext(LOGIN.path, path + query));
}
