/** Check of language codes; a separate file, because it loads only with the checks of rare options. */

/** Checks for a language code in upper case: EN, VI, TY, ZH-CN. Intl accepts its lower case as a tag. */
export function isLanguageCode(code: string): boolean {
  try {
    return /^[A-Z][A-Z0-9-]{1,15}$/.test(code) && Intl.getCanonicalLocales(code.toLowerCase()).length === 1;
  } catch {
    return false;
  }
}
