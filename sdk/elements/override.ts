/** `lang` and `theme` of one element: a lobby like the page's, but with texts or colours of its own. */
import { atom } from 'nanostores';
import { createTexts } from '../core/language.ts';
import { pageEnv } from '../dom/env.ts';
import type { Lobby, Theme } from '../types.ts';

/**
 * `lobby` itself when nothing is overridden. Data stay shared: only the kit's own texts change language, names that the
 * server sends keep the lobby's. `language` is a code (`VI`) in any case.
 */
function overrideLobby(lobby: Lobby, language?: string, theme?: Theme): Lobby {
  if (!language && !theme) return lobby;
  const own: Partial<Lobby> = {};
  if (language) {
    const $language = atom(language.toUpperCase());
    const { $text, ready } = createTexts(lobby.config, $language, pageEnv);
    Object.assign(own, { $language, $text, textReady: ready });
  }
  if (theme) Object.assign(own, { $theme: atom(theme) });
  // Everything else, getters included, is the page's lobby as it is now and as it will be.
  return Object.assign(Object.create(lobby) as Lobby, own);
}

/** Remembers the last override: the same lobby object comes back as long as lobby, language and theme stay. */
export function overrider(): (lobby: Lobby, language: unknown, theme: unknown) => Lobby {
  let last: { readonly of: Lobby; readonly key: string; readonly lobby: Lobby } | null = null;
  return (lobby, language, theme) => {
    const key = `${language ?? ''} ${theme ?? ''}`;
    if (last?.of !== lobby || last.key !== key) {
      // The attribute table lets nothing else through.
      last = { of: lobby, key, lobby: overrideLobby(lobby, language as string, theme as Theme) };
    }
    return last.lobby;
  };
}
