import type { TextPart } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Brings texts of the kit that only some screens say; false until they are there. */
export function useTextPart(part: TextPart): boolean {
  const lobby = useLobby();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void lobby.textReady(part).then(() => setReady(true));
  }, [lobby, part]);
  return ready;
}
