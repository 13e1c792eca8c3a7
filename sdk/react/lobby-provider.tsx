/** Lobby and texts of a React tree: the lobby of the page in a browser, a separate one per rendering on a server. */
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
   * Language of the texts in this subtree, for example of the URL: `EN`, `VI`, `pt-BR`. On a server it is the
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

const loading = new Map<string, Promise<void>>();

/**
 * Loads the kit's texts in a language, so that the first rendering of components with initial data is in that language.
 * Await the promise before `renderToString` and `hydrateRoot`, or pass it to `use`: the promise of a language is always
 * the same. Never rejects: missing texts are in English, and the next call retries.
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
