import { errorText, isCallError } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { FAILURE_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/** Shows the error text of a failed call as a toast; rethrows any other error. */
export function useErrorToast(): (error: unknown) => Promise<void> {
  const lobby = useLobby();
  const toasts = useToasts();
  return useCallback(
    async error => {
      if (!isCallError(error)) throw error;
      // `session-listener.tsx` reports the end of a session.
      if (error.kind === 'session') return;
      // Error texts load as a separate table.
      await lobby.textReady('account');
      toasts.notice(errorText(error, lobby.$text.get()), FAILURE_MS);
    },
    [lobby, toasts],
  );
}
