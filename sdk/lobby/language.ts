/** The visitor's language and the texts in it (I18N-01..06). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../dom/env.ts';
import {
  isBuiltIn,
  loadSet,
  loadTexts,
  plainTranslate,
  type TextLoader,
  type Texts,
  textSource,
} from '../i18n/translate.ts';
import { languageTag } from '../protocol/language.ts';
import type { Lobby, ResolvedConfig, TextBundle, Translate } from './types.ts';

export interface LobbyTexts {
  readonly $text: ReadableAtom<Translate>;
  /** Resolves when the texts of the current language are in `$text`; English stands in when they cannot be loaded. */
  ready: Lobby['textReady'];
}

/**
 * Texts that follow `$language`. The texts of another language replace the old ones only when their table has arrived, so
 * a switch never shows English in between. i18next loads once somebody shows texts, after the paint, where
 * the host brings texts of its own (nesting, context, formatting).
 */
export function createTexts(
  config: Pick<ResolvedConfig, 'languageTags' | 'texts' | 'language'>,
  $language: ReadableAtom<string>,
  env: Pick<Env, 'afterPaint'>,
): LobbyTexts {
  const source = (code: string, table: Texts = {}, setsEn?: Texts): TextLoader =>
    textSource(code, languageTag(code, config.languageTags), table, config.texts, setsEn);
  const first = $language.value ?? config.language;
  // Until a table has come the words are English, and say so: `$text` differs from `$language` as long as it waits.
  let shown = source(isBuiltIn(first) ? first : 'EN');
  let make: (from: TextLoader) => Translate = plainTranslate;
  const $text = atom<Translate>(make(shown));

  const show = (next: TextLoader) => {
    shown = next;
    $text.set(make(next));
  };

  let question = 0;
  const load = async (code: string): Promise<void> => {
    const mine = ++question;
    // A chunk that does not come is no reason to show nothing.
    const setsIn = (language: string) =>
      [...sets].map(set =>
        loadSet(set, language).catch((): Texts => {
          sets.delete(set);
          return {};
        }),
      );
    const [english, ...tables] = await Promise.all([
      Promise.all(setsIn('EN')),
      loadTexts(code).catch(() => ({})),
      ...setsIn(code),
    ]);
    // A later question brings these texts too, so its answer is awaited in place of this one.
    if (mine !== question) return loading;
    show(source(code, Object.assign({}, ...tables), Object.assign({}, ...english)));
  };
  /** Sets of texts that have been asked for. */
  const sets = new Set<TextBundle>();

  const begin = (code: string): Promise<void> => {
    if (sets.size > 0 || !isBuiltIn(code)) return load(code);
    question++;
    if (shown.language !== code) show(source(code));
    return Promise.resolve();
  };
  let loading = begin(first);

  onMount($text, () => {
    const off = $language.listen(code => {
      loading = begin(code);
    });
    const code = $language.value ?? config.language;
    if (code !== shown.language) loading = begin(code);
    let left = false;
    // The kit's own tables need nothing of i18next that the plain look-up lacks: a page without texts of its own saves
    // 14 kB and a second rendering of everything.
    const hasOwnTexts = Object.keys(config.texts).length > 0;
    env.afterPaint(async () => {
      if (!hasOwnTexts) return;
      const full = await import('../i18n/full.ts').catch(() => null);
      if (left || !full) return;
      make = full.fullTranslate;
      show(shown);
    });
    return () => {
      left = true;
      off();
    };
  });

  return {
    $text,
    ready(set) {
      if (set && !sets.has(set)) {
        sets.add(set);
        loading = begin($language.value ?? config.language);
      }
      return loading;
    },
  };
}
