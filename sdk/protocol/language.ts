/** Language codes of the kit and their BCP 47 tags. */

/** Fallback language for missing texts (I18N-05). */
export const FALLBACK_TAG = 'en';

/**
 * Tags of known codes. TY is a language of the operator, not Tahitian or Tagalog; its tag is English unless configured
 * otherwise (I18N-06).
 */
const KNOWN: Readonly<Record<string, string>> = { EN: 'en', PT: 'pt', VI: 'vi', TY: FALLBACK_TAG };

/** Normalizes a language code for comparisons: `pt_BR` becomes `PT-BR`. */
export const languageCode = (text: string): string => text.toUpperCase().replaceAll('_', '-');

/**
 * Returns a code without its region: `PT-BR` becomes `PT`. This language is the fallback for texts that the region
 * lacks.
 */
export const baseLanguage = (code: string): string => code.replace(/[-_].*/, '');

/**
 * Returns the entry of a table for a language with its region, or else without its region; undefined if the table has
 * neither.
 */
export const localizedValue = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  [code, baseLanguage(code)].filter(key => Object.hasOwn(table, key)).map(key => table[key])[0];

/**
 * Returns the BCP 47 tag of a language code, for `lang` attributes and Intl (I18N-06). The configured `tags` take
 * precedence over the known codes; the tag of any other code is the code in lower case.
 */
export function languageTag(code: string, tags: Readonly<Record<string, string>> = {}): string {
  for (const table of [tags, KNOWN]) {
    const tag = Object.hasOwn(table, code) ? table[code] : undefined;
    if (tag) return tag;
  }
  return code.toLowerCase().replaceAll('_', '-') || FALLBACK_TAG;
}
