/** i18next over the same tables. A chunk of its own, loaded after the first texts are on the screen. */
import i18next from 'i18next';
import { english } from './english.ts';
import type { TextLoader, TextParams } from './translate.ts';

/** The same look-up by i18next: context, nesting and formatting for the hosts' own texts. */
export function fullTranslate({ language, tag, tables }: TextLoader) {
  // Later tables are worse: merge from the back, so that one bundle holds the best text of each key.
  const bundle = Object.assign({}, ...[...tables].reverse());
  const lng = Intl.getCanonicalLocales(tag)[0] ?? 'en';
  const instance = i18next.createInstance();
  instance.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: bundle } },
    // Keys are flat: dots and colons are part of them.
    keySeparator: false,
    nsSeparator: false,
    // Texts end in text nodes, never in HTML.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  // English words may arrive with a part of a widget that loads later.
  const translate = (key: string, params?: TextParams): string =>
    instance.t(key, { defaultValue: english[key] ?? key, ...params });
  return Object.assign(translate, { language, tag });
}
