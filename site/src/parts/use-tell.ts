import { errorText, isCallError } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useCallback } from 'react';
import { useMessages } from '../popups/messages.ts';
import { FAILURE_MS } from '../rules/durations.ts';

/** Says why something failed, in a message that goes by itself; what is no failure of a call is thrown on. */
export function useTell(): (error: unknown) => Promise<void> {
  const lobby = useLobby();
  const messages = useMessages();
  return useCallback(
    async error => {
      if (!isCallError(error)) throw error;
      // That a session has ended is told by who watches it.
      if (error.kind === 'session') return;
      // Words of refusals come as a table of their own.
      await lobby.textReady('account');
      messages.notice(errorText(error, lobby.$text.get()), FAILURE_MS);
    },
    [lobby, messages],
  );
}
