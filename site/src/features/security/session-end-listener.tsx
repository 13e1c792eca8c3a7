/** Hears that the session was ended on another device, while the page is in sight; the login then says so (SAFE-04). */
import { useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { onSessionEnd } from './session-end.ts';

export function EndListener() {
  const lobby = useLobby();
  const toasts = useToasts();
  useEffect(() => {
    const watch = onSessionEnd(lobby, () => toasts.$ended.set('elsewhere'));
    // Only the tab in sight holds a connection: the others hear of it from that tab, or when they come into sight.
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
