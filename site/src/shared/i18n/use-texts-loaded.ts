import type { Lobby, TextBundles } from 'lobbykit';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Error texts of the kit for member requests. */
const accountTexts = (lobby: Lobby) => lobby.textReady('account');

/**
 * True when the texts of a page and those of `alsoLoad` are loaded in the current language.
 * @param alsoLoad a module-level function
 * @default the error texts of the kit
 */
export function useTextsLoaded(
  tables: TextBundles,
  alsoLoad: (lobby: Lobby) => Promise<unknown> = accountTexts,
): boolean {
  const lobby = useLobby();
  const { language } = useText();
  const [textsLoaded, setTextsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other texts
  useEffect(() => {
    let here = true;
    void Promise.all([lobby.textReady(tables), alsoLoad(lobby)]).then(() => here && setTextsLoaded(true));
    return () => {
      here = false;
    };
  }, [lobby, tables, alsoLoad, language]);
  return textsLoaded;
}
