import { errorText, isCallError } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { FAILURE_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/** Returns a function that shows the text of a CallError as a toast; it throws any other error again. */
export function useErrorToast(): (error: unknown) => Promise<void> {
  const lobby = useLobby();
  const toasts = useToasts();
  return useCallback(
    async error => {
      if (!isCallError(error)) throw error;
      // After the end of a session, `session-listener.tsx` shows the reason instead.
      if (error.kind === 'session') return;
      // Error texts are in the separate text bundle `account`.
      await lobby.textReady('account');
      toasts.notice(errorText(error, lobby.$text.get()), FAILURE_MS);
    },
    [lobby, toasts],
  );
}
