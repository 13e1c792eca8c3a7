/** Translation with i18next, which uses the same tables. This chunk loads after the first texts are visible. */
import i18next from 'i18next';
import { english } from './english.ts';
import type { TextLoader, TextParams } from './translate.ts';

/** Creates a translation function with i18next, which supports context, nesting and formatting in the host's texts. */
export function fullTranslate({ language, tag, tables }: TextLoader) {
  // The preferred table is first, so the tables are merged in reverse order. The result contains the preferred text of
  // each key.
  const bundle = Object.assign({}, ...[...tables].reverse());
  const lng = Intl.getCanonicalLocales(tag)[0] ?? 'en';
  const instance = i18next.createInstance();
  instance.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: bundle } },
    // Keys are flat, so dots and colons have no special meaning.
    keySeparator: false,
    nsSeparator: false,
    // No escaping is needed, because texts are rendered as text nodes and never as HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  // A part of a widget that loads later may add English texts, so the default is looked up at each call.
  const translate = (key: string, params?: TextParams): string =>
    instance.t(key, { defaultValue: english[key] ?? key, ...params });
  return Object.assign(translate, { language, tag });
}
