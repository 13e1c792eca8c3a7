import type { TextBundle } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Loads kit texts that only some screens use; returns false until the texts are loaded. */
export function useTextBundle(set: TextBundle): boolean {
  const lobby = useLobby();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void lobby.textReady(set).then(() => setReady(true));
  }, [lobby, set]);
  return ready;
}
