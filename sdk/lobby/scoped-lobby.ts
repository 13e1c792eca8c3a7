/**
 * Language and theme of one element or React subtree. A scoped lobby has the language and theme of the page's lobby,
 * unless the element or subtree overrides them.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageEnv } from '../dom/env.ts';
import { languageCode } from '../protocol/language.ts';
import { getFirstSnapshot } from './resource/stores.ts';
import { createTexts, type LobbyTexts } from './texts.ts';
import type { Lobby, TextBundle, Theme } from './types.ts';

export interface LobbyScope {
  /** Language code in any case, such as `VI` or `pt-BR`. Default: the language of the page's lobby. */
  readonly language?: string;
  /** Theme of the scope. Default: the theme of the page's lobby. */
  readonly theme?: Theme;
}

export interface ScopedLobby {
  /**
   * Returns the lobby with the language and theme of `scope`. All calls return the same object, so that views keep
   * their state.
   */
  show(scope: LobbyScope): Lobby;
}

/**
 * Creates a scoped lobby. All data are shared, so only the kit's texts change their language; names from the server
 * stay in the language of the page's lobby.
 */
export function createScopedLobby(lobby: Lobby): ScopedLobby {
  const language = relay(lobby.$language);
  const theme = relay(lobby.$theme);
  const text = relay(lobby.$text);
  const sets = new Set<TextBundle>();
  /** Texts in the language of this scope; undefined until the scope overrides the language. */
  let texts: LobbyTexts | undefined;
  // The previous texts stay visible until the texts in the new language have loaded.
  const ready = async (own: LobbyTexts, set?: TextBundle) => {
    await own.ready(set);
    text.show(own.$text);
  };
  const own: Partial<Lobby> = {
    $language: language.$value,
    $theme: theme.$value,
    $text: text.$value,
    textReady(set) {
      if (set) sets.add(set);
      return texts ? ready(texts, set) : lobby.textReady(set);
    },
  };
  // The prototype provides all other properties, including getters, from the page's lobby.
  const shown = Object.assign(Object.create(lobby) as Lobby, own);
  return {
    show({ language: code, theme: ownTheme }) {
      theme.show(ownTheme ? atom(ownTheme) : lobby.$theme);
      language.show(code ? atom(languageCode(code)) : lobby.$language);
      if (code && !texts) {
        texts = createTexts({ ...lobby.config, language: languageCode(code) }, language.$value, pageEnv);
        // Texts that are already loaded are visible in the first rendering.
        if (texts.$text.value?.language === languageCode(code)) text.show(texts.$text);
        for (const set of [undefined, ...sets]) void ready(texts, set);
      }
      return shown;
    },
  };
}

/** Creates a store that mirrors another store. The mirrored store can be replaced while there are listeners. */
function relay<T>(first: ReadableAtom<T>) {
  let source = first;
  const $value = Object.defineProperty(atom(first.get()), 'init', { get: () => getFirstSnapshot(source) });
  let off: (() => void) | undefined;
  const follow = () => {
    off?.();
    off = source.subscribe(value => $value.set(value as T));
  };
  onMount($value, () => {
    follow();
    return () => {
      off?.();
      off = undefined;
    };
  });
  return {
    $value: $value as ReadableAtom<T>,
    show(next: ReadableAtom<T>) {
      source = next;
      if (off) follow();
      else $value.set(next.get());
    },
  };
}
