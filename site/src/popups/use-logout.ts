import { isTrial } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { leaveBehind } from '../router/steps.ts';
import { LOGOUT_OVERLAY_MS } from '../rules/durations.ts';
import { useMessages } from './messages.ts';

/** The way out: a question, the overlay while the gateway hears of it, then home or `to` (SESS-06..09, SESS-12). */
export function useLogout(to = '/m/home'): () => Promise<void> {
  const lobby = useLobby();
  const text = usePageText();
  const messages = useMessages();
  const [, navigate] = useLocation();
  return async () => {
    const sure = await messages.ask({
      title: text('logout.title'),
      // Nobody comes back to a guest account.
      text: text(isTrial(lobby.$session.get()) ? 'logout.guestText' : 'logout.text'),
      yes: text('account.logout'),
      no: text('dialog.cancel'),
    });
    if (!sure) return;
    const hide = messages.loading(text('logout.loading'), LOGOUT_OVERLAY_MS);
    const told = lobby.logout();
    // At once: a page for members would lead to the login, and Back to that.
    leaveBehind(window);
    navigate(to, { replace: true });
    await told;
    hide();
  };
}
