/** Performs navigations that the kit requests within the site, without a reload. */
import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { nextOf, withNext } from '../features/account/login-path.ts';

export function NavigationListener() {
  const [, navigate] = useLocation();
  useRequest('navigate-request', event => {
    event.preventDefault();
    // Preserves the return path from one account screen to the next (ROLE-04).
    navigate(withNext(`/m/${event.detail.to}`, nextOf(location.search)));
  });
  return null;
}
