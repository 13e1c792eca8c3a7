/** Parsing of amounts that a visitor typed or pasted (PAY-02, PAY-05). */

/** Separators of the page's language, and number of decimals of the currency. */
export interface AmountFormat {
  /** Decimal separator in the page's language. */
  readonly decimal: '.' | ',';
  /** Group separator in the page's language. */
  readonly group: string;
  /** Number of decimals of the currency, 0 to 4. */
  readonly decimals: number;
}

/**
 * Reason why an amount is invalid. `number`: the text contains characters other than digits and separators (`1e3`,
 * `500k`, `-500`) or has invalid groups. `ambiguous`: a separator before exactly three digits may separate groups or
 * decimals, as in `1.500`.
 */
export type AmountInputIssue = 'number' | 'ambiguous';

/** The amount as a decimal string, or the reason why the input is invalid. */
export type AmountInput = { readonly amount: string } | { readonly issue: AmountInputIssue };

/** Currency symbols and codes, including `đ` for VND and `R$` for BRL. */
const CURRENCY = /R(?=\$)|\p{Sc}|đ$|^[A-Z]{3}(?![A-Za-z])|[A-Z]{3}$/gu;
/** Characters that separate groups but never decimals. */
const GROUPS_ONLY = " '’";

/**
 * Parses the text of an amount field to a decimal string: `2,000,000` becomes `2000000`. Full-width digits are
 * accepted, a currency symbol is removed, and input that ends with a decimal separator is valid: `12.`.
 *
 * A currency without decimals accepts every valid grouping: `500.000`, `1,000,000`, `1 000 000`. With decimals, a
 * single separator before exactly three digits is `ambiguous`, unless it is the language's group separator.
 * @param pasted true if the text was pasted, so that its groups must be valid. In typed text, group separators are
 * ignored because an edit may break the groups that the field inserted: `2,000,00` is 200000
 */
export function parseAmountInput(text: string, format: AmountFormat, pasted = false): AmountInput {
  // NFKC converts all kinds of spaces to plain spaces, and full-width digits to ASCII digits.
  const input = text.normalize('NFKC').trim().replace(CURRENCY, '').trim();
  if (!/^[\d.,'’ ]*$/.test(input)) return { issue: 'number' };
  const written = pasted ? input : without(input, GROUPS_ONLY + format.group.normalize('NFKC'));
  const signs = written.replace(/\d/g, '');
  if (signs === '') return { amount: join(written) };
  return [...signs].length === 1 ? parseOne(written, signs, format, pasted) : parseMore(written, signs, format);
}

/** Parses text that contains one separator. */
function parseOne(text: string, sign: string, { group, decimals }: AmountFormat, pasted: boolean): AmountInput {
  const [before = '', after = ''] = text.split(sign);
  const mayGroup = after.length === 3 && (pasted ? /^[1-9]\d{0,2}$/ : /^[1-9]\d*$/).test(before);
  if (GROUPS_ONLY.includes(sign)) return mayGroup ? { amount: join(before + after) } : { issue: 'number' };
  if (mayGroup && decimals === 0) return { amount: join(before + after) };
  if (mayGroup && before.length <= 3) {
    return sign === group ? { amount: join(before + after) } : { issue: 'ambiguous' };
  }
  return { amount: join(before, after) };
}

/**
 * Parses text with several separators: either groups only, or groups followed by a different separator and decimals.
 */
function parseMore(text: string, signs: string, { decimals }: AmountFormat): AmountInput {
  const last = signs.at(-1) ?? '';
  const at = text.lastIndexOf(last);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (isGrouped(text)) return { amount: join(text) };
  const isFraction = !GROUPS_ONLY.includes(last) && /^\d*$/.test(fraction) && isGrouped(whole) && !whole.includes(last);
  if (!isFraction) return { issue: 'number' };
  // For a currency without decimals, `1,234.000` is ambiguous.
  return decimals === 0 && fraction.length === 3 ? { issue: 'ambiguous' } : { amount: join(whole, fraction) };
}

/** Checks whether the text consists of groups of three digits, all with the same separator. */
const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/.test(text);

const without = (text: string, signs: string): string => [...text].filter(sign => !signs.includes(sign)).join('');

function join(whole: string, fraction?: string): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? digits : `${digits || '0'}.${fraction}`;
}
