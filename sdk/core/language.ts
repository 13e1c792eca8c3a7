/** The visitor's language and the texts in it (I18N-01..06). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../dom/env.ts';
import { languageTag } from '../domain/language.ts';
import {
  isBuiltIn,
  loadAccountTexts,
  loadTexts,
  plainTranslate,
  type TextSource,
  type Texts,
  textSource,
} from '../i18n/translate.ts';
import type { Lobby, ResolvedConfig, Translate } from '../types.ts';

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
  const source = (code: string, table: Texts = {}, accountEn?: Texts): TextSource =>
    textSource(code, languageTag(code, config.languageTags), table, config.texts, accountEn);
  const first = $language.value ?? config.language;
  // Until a table has come the words are English, and say so: `$text` differs from `$language` as long as it waits.
  let shown = source(isBuiltIn(first) ? first : 'EN');
  let make: (from: TextSource) => Translate = plainTranslate;
  const $text = atom<Translate>(make(shown));

  const show = (next: TextSource) => {
    shown = next;
    $text.set(make(next));
  };

  let question = 0;
  const load = async (code: string) => {
    const mine = ++question;
    // A chunk that does not come is no reason to show nothing.
    const [table, ...more] = await Promise.all([
      loadTexts(code).catch(() => ({})),
      ...(account ? [loadAccountTexts(code), loadAccountTexts('EN')] : []).map(texts => texts.catch(missAccount)),
    ]);
    if (mine === question) show(source(code, { ...table, ...more[0] }, more[1]));
  };
  /** Account texts have been asked for. */
  let account = false;
  const missAccount = (): Texts => {
    account = false;
    return {};
  };

  const begin = (code: string): Promise<void> => {
    if (account || !isBuiltIn(code)) return load(code);
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
    // 14 kB and a second drawing of everything.
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
    ready(part) {
      if (part && !account) {
        account = true;
        loading = begin($language.value ?? config.language);
      }
      return loading;
    },
  };
}
