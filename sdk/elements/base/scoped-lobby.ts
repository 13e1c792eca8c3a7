/** Language and looks of one element: a lobby of its own that follows the page's until an attribute says otherwise. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageEnv } from '../../dom/env.ts';
import { createTexts, type LobbyTexts } from '../../lobby/language.ts';
import type { Lobby, TextBundle, Theme } from '../../lobby/types.ts';
import type { ReadAttributes } from './attributes.ts';

export interface ScopedLobby {
  /**
   * The lobby in the language (a code in any case) and the colors that attributes name, else in the lobby's. It is the same
   * object for the element's whole life, so that its view keeps what the visitor has done in it.
   */
  show(values: ReadAttributes['values']): Lobby;
}

/** Data stay shared: only the kit's own texts change language, names that the server sends keep the lobby's. */
export function createScopedLobby(lobby: Lobby): ScopedLobby {
  const language = relay(lobby.$language);
  const theme = relay(lobby.$theme);
  const text = relay(lobby.$text);
  const sets = new Set<TextBundle>();
  /** Texts of the element alone, from the first language that it alone has. */
  let texts: LobbyTexts | undefined;
  // The texts before stay shown until the table of the new language has come.
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
  // Everything else, getters included, is the page's lobby as it is now and as it will be.
  const shown = Object.assign(Object.create(lobby) as Lobby, own);
  return {
    show(values) {
      // The attribute table lets nothing else through.
      const { lang, theme: variants } = values as { readonly lang?: string; readonly theme?: Theme };
      theme.show(variants ? atom(variants) : lobby.$theme);
      language.show(lang ? atom(lang.toUpperCase()) : lobby.$language);
      if (lang && !texts) {
        texts = createTexts(lobby.config, language.$value, pageEnv);
        for (const set of [undefined, ...sets]) void ready(texts, set);
      }
      return shown;
    },
  };
}

/** A store that shows another one, which may be exchanged while somebody listens. */
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
