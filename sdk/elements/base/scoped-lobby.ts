/**
 * Language and theme of one element: a scoped lobby that follows the page's lobby unless overridden by an attribute.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageEnv } from '../../dom/env.ts';
import { createTexts, type LobbyTexts } from '../../lobby/texts.ts';
import type { Lobby, TextBundle, Theme } from '../../lobby/types.ts';
import type { ReadAttributes } from './attributes.ts';

export interface ScopedLobby {
  /**
   * Returns the lobby with the language (a code in any case) and theme of the attributes, else of the page's lobby. The
   * object stays the same for the lifetime of the element, so that its view keeps its state.
   */
  show(values: ReadAttributes['values']): Lobby;
}

/**
 * Creates a scoped lobby. Data is shared: only the kit's texts change language, names from the server keep the language
 * of the page's lobby.
 */
export function createScopedLobby(lobby: Lobby): ScopedLobby {
  const language = relay(lobby.$language);
  const theme = relay(lobby.$theme);
  const text = relay(lobby.$text);
  const sets = new Set<TextBundle>();
  /** Texts of this element, from its first overridden language. */
  let texts: LobbyTexts | undefined;
  // The previous texts remain until the texts of the new language have loaded.
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
  // All other members, including getters, are inherited from the page's lobby.
  const shown = Object.assign(Object.create(lobby) as Lobby, own);
  return {
    show(values) {
      // The attribute table allows only these values.
      const { lang, theme: ownTheme } = values as { readonly lang?: string; readonly theme?: Theme };
      theme.show(ownTheme ? atom(ownTheme) : lobby.$theme);
      language.show(lang ? atom(lang.toUpperCase()) : lobby.$language);
      if (lang && !texts) {
        texts = createTexts(lobby.config, language.$value, pageEnv);
        for (const set of [undefined, ...sets]) void ready(texts, set);
      }
      return shown;
    },
  };
}

/** Creates a store that mirrors another store, which can be replaced while it has listeners. */
function relay<T>(first: ReadableAtom<T>) {
  const $value = atom(first.get());
  let source = first;
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
