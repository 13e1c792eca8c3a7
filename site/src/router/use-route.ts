import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { admits, HOME, type Route, routeFor } from './routes.ts';

export interface Found {
  readonly route: Route;
  /** Address the page's own replaces, query and fragment kept; null when it stands there already. */
  readonly replace: string | null;
}

/**
 * The route of the address. A page for members is left when the session ends; one for visitors is refused only to who
 * opens it with a session (LOGIN-11): a login that succeeds there has a way of its own to go.
 */
export function useRoute(): Found {
  const [path] = useLocation();
  const signedIn = useSession() !== null;
  const [opened, setOpened] = useState({ path, signedIn });
  const now = opened.path === path ? opened : { path, signedIn };
  if (now !== opened) setOpened(now);

  const route = routeFor(path);
  if (!admits(route, route.for === 'member' ? signedIn : now.signedIn)) return { route: HOME, replace: HOME.path };
  return { route, replace: path === route.path ? null : route.path + location.search + location.hash };
}
