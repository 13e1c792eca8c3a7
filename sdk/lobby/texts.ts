/** Texts of a lobby in the visitor's language (I18N-01..06). */
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
  /** Resolves when `$text` contains the texts in the current language. If they fail to load, the texts are English. */
  ready: Lobby['textReady'];
}

/**
 * Creates the texts, which change with `$language`. They are replaced only after the texts of the new language have
 * loaded, so no switch shows English in between. i18next loads after the first paint and only if the host configured
 * texts, because these may use nesting, context and formatting.
 */
export function createTexts(
  config: Pick<ResolvedConfig, 'languageTags' | 'texts' | 'language'>,
  $language: ReadableAtom<string>,
  env: Pick<Env, 'afterPaint'>,
): LobbyTexts {
  const source = (code: string, table: Texts = {}, setsEn?: Texts): TextLoader =>
    textSource(code, languageTag(code, config.languageTags), table, config.texts, setsEn);
  // Until the texts in `$language` have loaded, `$text` is English.
  const available = (code: string) =>
    source(isBuiltIn(code) || preloadedTexts.has(code) ? code : 'EN', preloadedTexts.get(code));
  const first = $language.value ?? config.language;
  let shown = available(first);
  let make: (from: TextLoader) => Translate = plainTranslate;
  const $text = atom<Translate>(make(shown));
  // Server rendering and hydration use the configured language.
  Object.defineProperty($text, 'init', { get: () => plainTranslate(available(config.language)) });

  const show = (next: TextLoader) => {
    shown = next;
    $text.set(make(next));
  };

  let generation = 0;
  const load = async (code: string): Promise<void> => {
    const current = ++generation;
    // If a chunk fails to load, the texts that have loaded are used.
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
    // A later call of `load` includes these texts, so wait for that call.
    if (current !== generation) return loading;
    // Texts of preloaded bundles are shown even if this lobby has not requested the bundle.
    show(source(code, Object.assign({}, preloadedTexts.get(code), ...tables), Object.assign({}, ...english)));
  };
  /** Text bundles that were requested with `ready`. */
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
    // The kit's texts need only a simple lookup. A page without additional texts therefore saves 14 kB and a second
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
