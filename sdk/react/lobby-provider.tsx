/** Lobby of a React tree: the lobby of the page in a browser, a separate one per rendering on a server. */
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { createScopedLobby } from '../lobby/scoped-lobby.ts';
import { lobbyOfRendering } from '../lobby/shared-lobby.ts';
import type { Lobby, Theme } from '../lobby/types.ts';
import { warnMissingTexts } from '../lobby/warn.ts';
import { languageCode } from '../protocol/language.ts';
import { LobbyContextProvider } from '../ui/binding/provider.tsx';

export interface LobbyProviderProps {
  readonly lobby: Lobby;
  /**
   * Language of the texts in this subtree, for example of the address: `EN`, `VI`, `pt-BR`. On a server it is the
   * language of the rendering. Await `loadLanguage` first, or the first rendering is in English.
   * @default the lobby's
   */
  readonly language?: string;
  /**
   * Colors of this subtree, also on a server.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly children?: ReactNode;
}

/**
 * Provides a lobby to all widgets and hooks in its subtree. On a server, each rendering has a lobby of its own with the
 * settings of `lobby`: a lobby of a module is shared by all requests.
 */
export function LobbyProvider({ lobby, language, theme, children }: LobbyProviderProps) {
  const rendered = useMemo(() => lobbyOfRendering(lobby, { language, theme }), [lobby, language, theme]);
  const hasScope = language !== undefined || theme !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the scope is shown by the effect
  const scope = useMemo(() => {
    if (rendered || !hasScope) return null;
    const scoped = createScopedLobby(lobby);
    return { ...scoped, lobby: scoped.show({ language, theme }) };
  }, [lobby, rendered, hasScope]);
  useLayoutEffect(() => {
    scope?.show({ language, theme });
    if (language !== undefined) warnMissingTexts(languageCode(language), lobby.config.texts);
  }, [lobby, scope, language, theme]);
  return <LobbyContextProvider lobby={rendered ?? scope?.lobby ?? lobby}>{children}</LobbyContextProvider>;
}
