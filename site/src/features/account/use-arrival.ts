import { useRequest } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { afterLogin } from './after-login.ts';
import { nextOf } from './login-path.ts';

/** Navigates after a login: to the forced password change, to home, or to the return path (LOGIN-18, ROLE-04). */
export function useRedirectAfterLogin(): void {
  const [, navigate] = useLocation();
  useRequest('login', event => navigate(afterLogin(event.detail.session, nextOf(location.search)), { replace: true }));
}
