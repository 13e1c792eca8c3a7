/** Follows the requests of the kit for a page of this site, without a reload. */
import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { nextOf, withNext } from '../features/account/login-path.ts';

export function NavigationListener() {
  const [, navigate] = useLocation();
  useRequest('navigate-request', event => {
    event.preventDefault();
    // From one screen of the account to another the way back goes along (ROLE-04).
    navigate(withNext(`/m/${event.detail.to}`, nextOf(location.search)));
  });
  return null;
}
