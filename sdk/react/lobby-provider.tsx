/**
 * Provides a lobby and its texts to a React tree. In a browser it is the lobby of the page, on a server a separate
 * lobby for each rendering.
 */
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { loadSet, loadTexts, preloadedTexts } from '../i18n/translate.ts';
import { createScopedLobby } from '../lobby/scoped-lobby.ts';
import { lobbyOfRendering } from '../lobby/shared-lobby.ts';
import type { Lobby, Theme } from '../lobby/types.ts';
import { warnMissingTexts } from '../lobby/warn.ts';
import { WINNER_TEXTS } from '../lobby/winners/wins.ts';
import { languageCode } from '../protocol/language.ts';
import { LobbyContextProvider } from '../ui/binding/provider.tsx';

export interface LobbyProviderProps {
  readonly lobby: Lobby;
  /**
   * Language of the texts in this subtree, for example from the URL: `EN`, `VI`, `pt-BR`. On a server, the language of
   * the rendering. Await `loadLanguage` first, because otherwise the first rendering is in English.
   * @default the lobby's language
   */
  readonly language?: string;
  /**
   * Theme of this subtree, also on a server.
   * @default the lobby's theme
   */
  readonly theme?: Theme;
  readonly children?: ReactNode;
}

/**
 * Provides a lobby to all widgets and hooks in its subtree. On a server, each rendering gets a separate lobby with the
 * settings of `lobby`, because all requests share a lobby that a module creates.
 */
export function LobbyProvider({ lobby, language, theme, children }: LobbyProviderProps) {
  const rendered = useMemo(() => lobbyOfRendering(lobby, { language, theme }), [lobby, language, theme]);
  const hasScope = language !== undefined || theme !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect shows a changed scope
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

const loading = new Map<string, Promise<void>>();

/**
 * Loads the kit's texts in a language, so that components with initial data render in this language immediately. Await
 * the promise before `renderToString` and `hydrateRoot`, or pass it to `use`: calls with the same language return the
 * same promise. Never rejects: missing texts are shown in English, and the next call tries again.
 */
export function loadLanguage(language: string): Promise<void> {
  const code = languageCode(language);
  const pending =
    loading.get(code) ??
    Promise.all([loadTexts(code), loadSet(WINNER_TEXTS, code)]).then(
      tables => void preloadedTexts.set(code, Object.assign({}, ...tables)),
      () => void loading.delete(code),
    );
  loading.set(code, pending);
  return pending;
}
