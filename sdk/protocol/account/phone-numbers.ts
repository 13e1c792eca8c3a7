/** Normalization of phone numbers and codes that a visitor typed or pasted. Forms and gateway share it. */

/**
 * Separators and invisible characters: spaces of any width, dashes, brackets, dots, slashes, and the direction marks of
 * copied text.
 */
const SEPARATORS = /[\p{Z}\p{Cc}\p{Cf}\p{Pd}()[\]./]/gu;

/** Dialing codes of countries in which a leading zero is part of the number, even in calls from abroad. */
const LEADING_ZERO_CODES: ReadonlySet<string> = new Set(['39', '225', '241', '242', '378', '379']);

const DIGITS = /^\d{4,15}$/;
const DIALING_CODE = /^\d{1,4}$/;

/** Removes separators, and converts full-width letters and digits to ASCII. */
export const compact = (text: string): string => text.normalize('NFKC').replace(SEPARATORS, '');

/** Returns the digits of a code: `123456` from `123 456` or `G-123456`. */
export const tidyCode = (text: string): string => compact(text).replace(/\D/g, '');

/**
 * Returns a number in the form in which it is stored: without separators, dialing code and national leading zero.
 * Invalid characters are kept, so that a validation rule rejects the number.
 * @param dialingCode digits of the selected country, such as `84`. If omitted, no dialing code is removed.
 */
export function tidyMobile(text: string, dialingCode = ''): string {
  const written = compact(text);
  const abroad = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (abroad !== undefined && (dialingCode === '' || !abroad.startsWith(dialingCode))) return `+${abroad}`;
  const national = abroad === undefined ? written : abroad.slice(dialingCode.length);
  return LEADING_ZERO_CODES.has(dialingCode) ? national : national.replace(/^0(?=\d)/, '');
}

/** Returns a number in the form in which it is stored; null if it does not have 4 to 15 digits. */
export function parseMobile(text: string, dialingCode?: string): string | null {
  const digits = tidyMobile(text, dialingCode);
  return DIGITS.test(digits) ? digits : null;
}

/** Returns the digits of a dialing code: `84` for `84`, `+84` or `0084`. Null for invalid input. */
export function parseDialingCode(text: string): string | null {
  const digits = compact(text).replace(/^(\+|00)/, '');
  return DIALING_CODE.test(digits) ? digits : null;
}
