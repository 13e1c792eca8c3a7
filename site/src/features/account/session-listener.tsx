/** Handles session changes outside the login screen: a required login, a session that ended, and a login link. */
import { useStore } from '@nanostores/react';
import { useLobby, useRequest } from 'lobbykit/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { type LoginCause, withNext } from './login-path.ts';

/**
 * Opens the login screen when an action requires a login (ROLE-04) or the session has ended. The reason for the end is
 * shown once (ERR-15).
 */
export function SessionListener() {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const [path, navigate] = useLocation();
  /** Continues the visitor's action (such as a game launch) after the login. */
  const resume = useRef<(() => boolean) | undefined>(undefined);
  const toLogin = (cause?: LoginCause) => {
    // The router has already redirected a member page to the login, with its return path.
    if (location.pathname === '/m/login') return;
    navigate(withNext('/m/login', location.pathname + location.search + location.hash), { state: { cause } });
  };

  useRequest('login-request', event => {
    event.preventDefault();
    const { reason, game } = event.detail;
    resume.current = event.detail.resume;
    toLogin({ reason, game });
  });
  useRequest('login', () => {
    toasts.$sessionEnd.set(null);
    const action = resume.current;
    resume.current = undefined;
    // A login in another tab does not continue the action in this hidden tab.
    if (!document.hidden) action?.();
  });
  useRequest('session-expired', () => {
    toasts.$sessionEnd.set('over');
    toLogin();
  });
  // Clears the reason for the ended session when the visitor leaves the login.
  useEffect(() => (path === '/m/login' ? () => toasts.$sessionEnd.set(null) : undefined), [path, toasts]);

  // A login link may require a second factor. The login screen then requests the code.
  const { codeTicket } = useStore(lobby.$auth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per ticket, on any page
  useEffect(() => {
    if (codeTicket) toLogin();
  }, [codeTicket]);

  const memberSwitch = useStore(lobby.$memberSwitch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per member switch, in the language at that time
  useEffect(() => {
    if (!memberSwitch) return;
    const { from, to, accept, decline } = memberSwitch;
    void toasts
      .confirm({
        title: text('switch.title'),
        text: text('switch.text', { from, to }),
        yes: text('switch.yes', { to }),
        no: text('switch.no', { from }),
      })
      .then(yes => (yes ? accept() : decline()));
  }, [memberSwitch]);
  return null;
}
