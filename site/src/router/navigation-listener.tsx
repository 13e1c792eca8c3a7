/** Handles navigation events of the kit: opens the page of this site without a reload. */
import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { nextOf, withNext } from '../features/account/login-path.ts';

export function NavigationListener() {
  const [, navigate] = useLocation();
  useRequest('navigate-request', event => {
    event.preventDefault();
    // Adds the return path of the current account screen to the next one (ROLE-04).
    navigate(withNext(`/m/${event.detail.to}`, nextOf(location.search)));
  });
  return null;
}
