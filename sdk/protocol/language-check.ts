/** Validates language codes. This file is separate, because only the validation of rare options needs it. */

/** Checks for a language code in upper case, such as EN, VI, TY, ZH-CN, whose lower case is a valid tag for Intl. */
export function isLanguageCode(code: string): boolean {
  try {
    return /^[A-Z][A-Z0-9-]{1,15}$/.test(code) && Intl.getCanonicalLocales(code.toLowerCase()).length === 1;
  } catch {
    return false;
  }
}
