import type { TextBundle } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Loads a text bundle of the kit that only some pages use; returns true when it is loaded. */
export function useTextBundle(set: TextBundle): boolean {
  const lobby = useLobby();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void lobby.textReady(set).then(() => setReady(true));
  }, [lobby, set]);
  return ready;
}
