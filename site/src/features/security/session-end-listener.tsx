/** Detects the end of the session on another device while the page is visible; the login shows the reason (SAFE-04). */
import { useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { onSessionEnd } from './session-end.ts';

export function EndListener() {
  const lobby = useLobby();
  const toasts = useToasts();
  useEffect(() => {
    const watch = onSessionEnd(lobby, () => toasts.$sessionEnd.set('elsewhere'));
    // Only the visible tab polls. It notifies the hidden tabs; otherwise they poll when they become visible.
    const follow = () => (document.hidden ? watch.stop() : watch.start());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watch.stop();
    };
  }, [lobby, toasts]);
  return null;
}
