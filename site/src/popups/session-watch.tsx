/** What happens to a session outside of the screens that made it: asked for, ended elsewhere, handed over by an address. */
import { useStore } from '@nanostores/react';
import { useLobby, useRequest, useText } from 'lobbykit/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { withNext } from '../rules/login-path.ts';
import { useMessages } from './messages.ts';

/** Leads to the login screen where a session is asked for (ROLE-04) or has ended, then with its text, once (ERR-15). */
export function SessionWatch() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const messages = useMessages();
  const [, navigate] = useLocation();
  const toLogin = () => {
    // A page for members has led there already, and knows the way back.
    if (location.pathname === '/m/login') return;
    navigate(withNext('/m/login', location.pathname + location.search + location.hash));
  };

  useRequest('login-request', event => {
    event.preventDefault();
    toLogin();
  });
  useRequest('session-expired', () => {
    messages.notice(kitText('error.session-ended'));
    toLogin();
  });

  const memberSwitch = useStore(lobby.$memberSwitch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per switch, in the words of that moment
  useEffect(() => {
    if (!memberSwitch) return;
    const { from, to, accept, refuse } = memberSwitch;
    void messages
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
