import type { TextBundles } from 'lobbykit';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** True once the words of a page are there that are no part of the site's own, and the kit's words of what may go wrong on it. */
export function useTextsLoaded(tables: TextBundles): boolean {
  const lobby = useLobby();
  const { language } = useText();
  const [worded, setTextsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has words of its own
  useEffect(() => {
    let here = true;
    void Promise.all([lobby.textReady(tables), lobby.textReady('account')]).then(() => here && setTextsLoaded(true));
    return () => {
      here = false;
    };
  }, [lobby, tables, language]);
  return worded;
}
