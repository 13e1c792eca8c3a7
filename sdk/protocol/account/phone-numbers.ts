/** Normalization of typed and pasted phone numbers and codes. Used by forms and gateway. */

/**
 * Separators and invisible characters: blanks of any width, dashes, brackets, dots, slashes, direction marks of copied
 * text.
 */
const SEPARATORS = /[\p{Z}\p{Cc}\p{Cf}\p{Pd}()[\]./]/gu;

/** Dialing codes of countries with a leading zero that is part of the number, also in calls from abroad. */
const LEADING_ZERO_CODES: ReadonlySet<string> = new Set(['39', '225', '241', '242', '378', '379']);

const DIGITS = /^\d{4,15}$/;
const DIALING_CODE = /^\d{1,4}$/;

/** Removes separators and converts full-width letters and digits (NFKC). */
export const compact = (text: string): string => text.normalize('NFKC').replace(SEPARATORS, '');

/** Returns the digits of a code: `123456` from `123 456` or `G-123456`. */
export const tidyCode = (text: string): string => compact(text).replace(/\D/g, '');

/**
 * Returns a number in its stored form: without separators, without the dialing code and without the national zero.
 * Invalid and foreign numbers keep their invalid characters, so that a rule rejects them.
 * @param dialingCode digits of the selected country: `84`. Without a dialing code, no dialing code is removed.
 */
export function tidyMobile(text: string, dialingCode = ''): string {
  const written = compact(text);
  const abroad = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (abroad !== undefined && (dialingCode === '' || !abroad.startsWith(dialingCode))) return `+${abroad}`;
  const national = abroad === undefined ? written : abroad.slice(dialingCode.length);
  return LEADING_ZERO_CODES.has(dialingCode) ? national : national.replace(/^0(?=\d)/, '');
}

/** Returns the number in its stored form; null if the number does not have 4 to 15 digits. */
export function parseMobile(text: string, dialingCode?: string): string | null {
  const digits = tidyMobile(text, dialingCode);
  return DIGITS.test(digits) ? digits : null;
}

/** Returns `84` for `84`, `+84` or `0084`; null for invalid input. */
export function parseDialingCode(text: string): string | null {
  const digits = compact(text).replace(/^(\+|00)/, '');
  return DIALING_CODE.test(digits) ? digits : null;
}
