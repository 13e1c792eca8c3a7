import type { Lobby, TextBundles } from 'lobbykit';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';

/** Loads the kit's error texts for requests of members. */
const accountTexts = (lobby: Lobby) => lobby.textReady('account');

/**
 * Loads the texts of a page; returns true when they and the texts of `alsoLoad` are loaded in the current language.
 * @param alsoLoad function that loads further texts; it must be a constant of a module
 * @default loads the error texts of the kit
 */
export function useTextsLoaded(
  tables: TextBundles,
  alsoLoad: (lobby: Lobby) => Promise<unknown> = accountTexts,
): boolean {
  const lobby = useLobby();
  const { language } = useText();
  const [textsLoaded, setTextsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after a change of language
  useEffect(() => {
    let here = true;
    void Promise.all([lobby.textReady(tables), alsoLoad(lobby)]).then(() => here && setTextsLoaded(true));
    return () => {
      here = false;
    };
  }, [lobby, tables, alsoLoad, language]);
  return textsLoaded;
}
