/** Language codes of the kit and their BCP 47 tags. */

/** Fallback language for missing texts (I18N-05). */
export const FALLBACK_TAG = 'en';

/** TY is a language of the operator, not Tagalog: English unless configured otherwise (I18N-06). */
const KNOWN: Readonly<Record<string, string>> = { EN: 'en', PT: 'pt', VI: 'vi', TY: FALLBACK_TAG };

/** Normalizes a language code for comparisons: `PT-BR` of `pt_BR`. */
export const languageCode = (text: string): string => text.toUpperCase().replaceAll('_', '-');

/**
 * Returns the language of a code without its region: `PT` of `PT-BR`. It is the fallback for texts that the region
 * lacks.
 */
export const baseLanguage = (code: string): string => code.replace(/[-_].*/, '');

/** Returns the entry of a table for a language with its region, else without; undefined if neither exists. */
export const localizedValue = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  [code, baseLanguage(code)].filter(key => Object.hasOwn(table, key)).map(key => table[key])[0];

/**
 * Returns the BCP 47 tag of a language code, for `lang` attributes and Intl (I18N-06): from the configured `tags`, else
 * from the known codes, else the code in lower case.
 */
export function languageTag(code: string, tags: Readonly<Record<string, string>> = {}): string {
  for (const table of [tags, KNOWN]) {
    const tag = Object.hasOwn(table, code) ? table[code] : undefined;
    if (tag) return tag;
  }
  return code.toLowerCase().replaceAll('_', '-') || FALLBACK_TAG;
}
