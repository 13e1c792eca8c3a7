/** Language codes of the kit and the tags browsers know them by. */

/** Language whose texts fill every gap (I18N-05). */
export const FALLBACK_TAG = 'en';

/** TY is a language of the operator, not Tagalog: English unless the configuration maps it (I18N-06). */
const KNOWN: Readonly<Record<string, string>> = { EN: 'en', PT: 'pt', VI: 'vi', TY: FALLBACK_TAG };

/** A language code as the kit compares it, however a page wrote it: `PT-BR` of `pt_BR`. */
export const languageCode = (text: string): string => text.toUpperCase().replaceAll('_', '-');

/** The language of a code without its region: `PT` of `PT-BR`. Texts that the region has not are taken from it. */
export const baseLanguage = (code: string): string => code.replace(/[-_].*/, '');

/** What a table has in a language, with its region if there is that, else without; undefined where it has neither. */
export const localizedValue = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  [code, baseLanguage(code)].filter(key => Object.hasOwn(table, key)).map(key => table[key])[0];

/**
 * The BCP 47 tag of a language code, for `lang` attributes and Intl (I18N-06): `tags` of the configuration first, then
 * the known codes, else the code in small letters.
 */
export function languageTag(code: string, tags: Readonly<Record<string, string>> = {}): string {
  for (const table of [tags, KNOWN]) {
    const tag = Object.hasOwn(table, code) ? table[code] : undefined;
    if (tag) return tag;
  }
  return code.toLowerCase().replaceAll('_', '-') || FALLBACK_TAG;
}
