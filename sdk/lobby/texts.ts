/** The visitor's language and the texts in it (I18N-01..06). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../dom/env.ts';
import {
  isBuiltIn,
  loadSet,
  loadTexts,
  plainTranslate,
  preloadedTexts,
  type TextLoader,
  type Texts,
  textSource,
} from '../i18n/translate.ts';
import { languageTag } from '../protocol/language.ts';
import type { Lobby, ResolvedConfig, TextBundle, Translate } from './types.ts';

export interface LobbyTexts {
  readonly $text: ReadableAtom<Translate>;
  /** Resolves when the texts of the current language are in `$text`; falls back to English on a failure. */
  ready: Lobby['textReady'];
}

/**
 * Creates texts that follow `$language`. The texts of a new language replace the old ones only after loading, so a
 * switch never shows English in between. i18next loads after the first paint, only for texts of the host (nesting,
 * context, formatting).
 */
export function createTexts(
  config: Pick<ResolvedConfig, 'languageTags' | 'texts' | 'language'>,
  $language: ReadableAtom<string>,
  env: Pick<Env, 'afterPaint'>,
): LobbyTexts {
  const source = (code: string, table: Texts = {}, setsEn?: Texts): TextLoader =>
    textSource(code, languageTag(code, config.languageTags), table, config.texts, setsEn);
  // Until the texts have loaded, the texts are English: `$text` and `$language` differ.
  const available = (code: string) =>
    source(isBuiltIn(code) || preloadedTexts.has(code) ? code : 'EN', preloadedTexts.get(code));
  const first = $language.value ?? config.language;
  let shown = available(first);
  let make: (from: TextLoader) => Translate = plainTranslate;
  const $text = atom<Translate>(make(shown));
  // The first snapshot is in the configured language, which a server renders.
  Object.defineProperty($text, 'init', { get: () => plainTranslate(available(config.language)) });

  const show = (next: TextLoader) => {
    shown = next;
    $text.set(make(next));
  };

  let generation = 0;
  const load = async (code: string): Promise<void> => {
    const current = ++generation;
    // A failed chunk falls back to the loaded texts.
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
    // A later request includes these texts, so its result is awaited instead.
    if (current !== generation) return loading;
    // Show the texts of preloaded bundles, although this lobby has not requested them.
    show(source(code, Object.assign({}, preloadedTexts.get(code), ...tables), Object.assign({}, ...english)));
  };
  /** Requested text bundles. */
  const sets = new Set<TextBundle>();

  const start = (code: string): Promise<void> => {
    if (sets.size > 0 || !isBuiltIn(code)) return load(code);
    generation++;
    if (shown.language !== code) show(source(code));
    return Promise.resolve();
  };
  let loading = start(first);

  onMount($text, () => {
    const off = $language.listen(code => {
      loading = start(code);
    });
    const code = $language.value ?? config.language;
    if (code !== shown.language) loading = start(code);
    let left = false;
    // The plain lookup is sufficient for the kit's texts: a page without texts of its own saves 14 kB and a second
    // rendering.
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
        loading = start($language.value ?? config.language);
      }
      return loading;
    },
  };
}
