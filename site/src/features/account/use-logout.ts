import { isTrial } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { markLogout } from '../../shared/history/steps.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { LOGOUT_OVERLAY_MS } from '../../shared/time/durations.ts';

/** Logs out after a confirmation: navigates to `to` and shows an overlay during the request (SESS-06..09, SESS-12). */
export function useLogout(to = '/m/home'): () => Promise<void> {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  return async () => {
    const sure = await toasts.confirm({
      title: text('logout.title'),
      // For guests, the text warns that a guest account cannot log in again.
      text: text(isTrial(lobby.$session.get()) ? 'logout.guestText' : 'logout.text'),
      yes: text('account.logout'),
      no: text('dialog.cancel'),
    });
    if (!sure) return;
    const hide = toasts.loading(text('logout.loading'), LOGOUT_OVERLAY_MS);
    const loggingOut = lobby.logout();
    // Navigates before the response, because a member page would redirect to the login and Back would then return
    // there.
    markLogout(window);
    navigate(to, { replace: true });
    await loggingOut;
    hide();
  };
}
