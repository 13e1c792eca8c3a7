import type { TextBundle } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Brings texts of the kit that only some screens say; false until they are there. */
export function useTextBundle(set: TextBundle): boolean {
  const lobby = useLobby();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void lobby.textReady(set).then(() => setReady(true));
  }, [lobby, set]);
  return ready;
}
