/**
 * Detects that another device has ended the session, while the page is visible; the login screen shows the reason
 * (SAFE-04).
 */
import { useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { onSessionEnd } from './session-end.ts';

export function EndListener() {
  const lobby = useLobby();
  const toasts = useToasts();
  useEffect(() => {
    const watch = onSessionEnd(lobby, () => toasts.$sessionEnd.set('elsewhere'));
    // Only the visible tab polls. It notifies hidden tabs of a session end; a hidden tab also polls when it becomes
    // visible.
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
