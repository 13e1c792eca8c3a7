/** Texts of the first rendering, for servers and for hydration. */
import { loadSet, loadTexts } from '../i18n/translate.ts';
import { WINNER_TEXTS } from '../lobby/winners/wins.ts';
import { languageCode } from '../protocol/language.ts';

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
      () => {},
      () => void loading.delete(code),
    );
  loading.set(code, pending);
  return pending;
}
