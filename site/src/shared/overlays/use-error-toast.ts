import { errorText, isCallError } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { FAILURE_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/** Says why something failed, in a message that goes by itself; what is no failure of a call is thrown on. */
export function useErrorToast(): (error: unknown) => Promise<void> {
  const lobby = useLobby();
  const toasts = useToasts();
  return useCallback(
    async error => {
      if (!isCallError(error)) throw error;
      // The end of a session is told by `session-watch.tsx`, not here.
      if (error.kind === 'session') return;
      // Words of refusals come as a table of their own.
      await lobby.textReady('account');
      toasts.notice(errorText(error, lobby.$text.get()), FAILURE_MS);
    },
    [lobby, toasts],
  );
}
