/**
 * Changes of a session from outside of the login screens: a login asked for, an end elsewhere, a session handed over by an
 * address.
 */
import { useStore } from '@nanostores/react';
import { useLobby, useRequest } from 'lobbykit/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { type LoginCause, withNext } from './login-path.ts';

/** Leads to the login screen where a session is asked for (ROLE-04) or has ended, then with its text, once (ERR-15). */
export function SessionListener() {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const [path, navigate] = useLocation();
  /** Does what the visitor wanted before the login. */
  const resume = useRef<(() => boolean) | undefined>(undefined);
  const toLogin = (cause?: LoginCause) => {
    // A page for members has led there already, and knows the way back.
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
    toasts.$ended.set(null);
    const wanted = resume.current;
    resume.current = undefined;
    // A login in another tab starts nothing here.
    if (!document.hidden) wanted?.();
  });
  useRequest('session-expired', () => {
    toasts.$ended.set('over');
    toLogin();
  });
  // A visitor who leaves the login has read the notice.
  useEffect(() => (path === '/m/login' ? () => toasts.$ended.set(null) : undefined), [path, toasts]);

  // A login link that wants a code of the second factor: the login asks for it.
  const { codeTicket } = useStore(lobby.$auth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per ticket, wherever the page is then
  useEffect(() => {
    if (codeTicket) toLogin();
  }, [codeTicket]);

  const memberSwitch = useStore(lobby.$memberSwitch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per switch, in the words of that moment
  useEffect(() => {
    if (!memberSwitch) return;
    const { from, to, accept, refuse } = memberSwitch;
    void toasts
      .ask({
        title: text('switch.title'),
        text: text('switch.text', { from, to }),
        yes: text('switch.yes', { to }),
        no: text('switch.no', { from }),
      })
      .then(yes => (yes ? accept() : refuse()));
  }, [memberSwitch]);
  return null;
}
