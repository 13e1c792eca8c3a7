/** Amounts as people type and paste them (PAY-02, PAY-05). */

/** Signs of the page's language and decimals of the currency. */
export interface AmountFormat {
  /** Sign before decimals in the language of the page. */
  readonly decimal: '.' | ',';
  /** Sign between groups of three digits in the language of the page. */
  readonly group: string;
  /** Decimals that the currency has, 0 to 4. */
  readonly decimals: number;
}

/**
 * Why a text is no amount. `number`: it holds something besides digits and their signs, such as `1e3`, `500k` or `-500`, or its groups
 * are wrong. `ambiguous`: one sign is followed by exactly three digits and may separate groups or decimals, such as `1.500`.
 */
export type AmountInputIssue = 'number' | 'ambiguous';

/** Decimal text of what was typed, or why it is none. */
export type AmountInput = { readonly amount: string } | { readonly issue: AmountInputIssue };

/** A currency sign or its code; VND is also written `đ`, BRL `R$`. */
const CURRENCY = /R(?=\$)|\p{Sc}|đ$|^[A-Z]{3}(?![A-Za-z])|[A-Z]{3}$/gu;
/** Signs that separate groups and never decimals. */
const GROUPS_ONLY = " '’";

/**
 * Reads what stands in a field for an amount, as decimal text: `2,000,000` becomes `2000000`. Digits of full width count and a
 * currency sign is left out. An amount that is still being typed may end with its point: `12.`.
 *
 * Every valid grouping is read where the currency has no decimals: `500.000`, `1,000,000`, `1 000 000`. With decimals, one sign before
 * exactly three digits is `ambiguous`, unless it is the group sign of the language.
 * @param pasted the text came in one piece: its groups have to be right. Typed text is edited in the middle, where the group signs that
 * the field itself wrote mean nothing: `2,000,00` is 200000
 */
export function parseAmountInput(text: string, format: AmountFormat, pasted = false): AmountInput {
  // NFKC makes spaces of all kinds of spaces, and digits of full width usual ones.
  const given = text.normalize('NFKC').trim().replace(CURRENCY, '').trim();
  if (!/^[\d.,'’ ]*$/.test(given)) return { issue: 'number' };
  const written = pasted ? given : without(given, GROUPS_ONLY + format.group.normalize('NFKC'));
  const signs = written.replace(/\d/g, '');
  if (signs === '') return { amount: join(written) };
  return [...signs].length === 1 ? parseOne(written, signs, format, pasted) : parseMore(written, signs, format);
}

/** Text with one sign. */
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

/** Text with two signs or more: groups, or groups of one sign and decimals behind another one. */
function parseMore(text: string, signs: string, { decimals }: AmountFormat): AmountInput {
  const last = signs.at(-1) ?? '';
  const at = text.lastIndexOf(last);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (isGrouped(text)) return { amount: join(text) };
  const isFraction = !GROUPS_ONLY.includes(last) && /^\d*$/.test(fraction) && isGrouped(whole) && !whole.includes(last);
  if (!isFraction) return { issue: 'number' };
  // `1,234.000` may be either where nobody writes decimals.
  return decimals === 0 && fraction.length === 3 ? { issue: 'ambiguous' } : { amount: join(whole, fraction) };
}

/** Digits in groups of three, all by the same sign. */
const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/.test(text);

const without = (text: string, signs: string): string => [...text].filter(sign => !signs.includes(sign)).join('');

function join(whole: string, fraction?: string): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? digits : `${digits || '0'}.${fraction}`;
}
