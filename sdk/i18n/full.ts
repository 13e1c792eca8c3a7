/** Translation with i18next, using the same tables. A separate chunk, loaded after the first texts are visible. */
import i18next from 'i18next';
import { english } from './english.ts';
import type { TextLoader, TextParams } from './translate.ts';

/** Creates a translate function with i18next: context, nesting and formatting for the host's texts. */
export function fullTranslate({ language, tag, tables }: TextLoader) {
  // Tables are in descending order of preference: merged in reverse, one bundle contains the preferred text of each
  // key.
  const bundle = Object.assign({}, ...[...tables].reverse());
  const lng = Intl.getCanonicalLocales(tag)[0] ?? 'en';
  const instance = i18next.createInstance();
  instance.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: bundle } },
    // Keys are flat: dots and colons are part of a key.
    keySeparator: false,
    nsSeparator: false,
    // Texts are rendered as text nodes, never as HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  // English texts may be added later by a lazy-loaded part of a widget.
  const translate = (key: string, params?: TextParams): string =>
    instance.t(key, { defaultValue: english[key] ?? key, ...params });
  return Object.assign(translate, { language, tag });
}
