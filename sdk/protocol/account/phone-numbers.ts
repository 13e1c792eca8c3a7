/** Phone numbers and codes as people write and paste them, and as they are checked, sent and kept. Read by forms and gateway alike. */

/** Separators and marks nobody sees: blanks of any width, dashes, brackets, dots, slashes, direction marks of copied text. */
const SEPARATORS = /[\p{Z}\p{Cc}\p{Cf}\p{Pd}()[\]./]/gu;

/** In these countries the first zero belongs to the number also when it is called from abroad. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '225', '241', '242', '378', '379']);

const DIGITS = /^\d{4,15}$/;
const DIALING_CODE = /^\d{1,4}$/;

/** Text without separators; full-width letters and digits become the usual ones (NFKC). */
export const compact = (text: string): string => text.normalize('NFKC').replace(SEPARATORS, '');

/** The digits of a code, whatever was copied with them: `123456` from `123 456` or `G-123456`. */
export const tidyCode = (text: string): string => compact(text).replace(/\D/g, '');

/**
 * A number as it is kept: without separators, without the country's own code and without the zero that is dialed in the
 * country. What is no number, and the number of another country, keeps what is wrong with it: a rule refuses it.
 * @param dialingCode digits of the country that was chosen: `84`. Without it no country's code is taken off.
 */
export function tidyMobile(text: string, dialingCode = ''): string {
  const written = compact(text);
  const abroad = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (abroad !== undefined && (dialingCode === '' || !abroad.startsWith(dialingCode))) return `+${abroad}`;
  const national = abroad === undefined ? written : abroad.slice(dialingCode.length);
  return KEEPS_ZERO.has(dialingCode) ? national : national.replace(/^0(?=\d)/, '');
}

/** The number as it is kept; null for what is none, which has other than 4 to 15 digits. */
export function parseMobile(text: string, dialingCode?: string): string | null {
  const digits = tidyMobile(text, dialingCode);
  return DIGITS.test(digits) ? digits : null;
}

/** `84` from `84`, `+84` or `0084`; null for anything else. */
export function parseDialingCode(text: string): string | null {
  const digits = compact(text).replace(/^(\+|00)/, '');
  return DIALING_CODE.test(digits) ? digits : null;
}
