/** Amounts in records: sign before the symbol, decimals apart, so that they can be smaller. */
import { formatMoney } from 'lobbykit/domain';

export interface WrittenMoney {
  /** Sign, symbol and whole part: `+₫ 184,000`. */
  readonly whole: string;
  /** `.00`, and the symbol where the language has it behind. */
  readonly rest: string;
}

const MINUS = '\u2212';
const NARROW = '\u00A0';

/** @param signed a plus for what is more than nothing, too */
export function writeMoney(
  amount: string,
  { tag, symbol, pattern }: { readonly tag: string; readonly symbol: string; readonly pattern?: string },
  signed = false,
): WrittenMoney {
  const isLess = amount.startsWith('-');
  const text = formatMoney(amount.replace('-', ''), tag, symbol, pattern);
  const isNothing = !/[1-9]/.test(amount);
  const sign = isNothing ? '' : isLess ? MINUS : signed ? '+' : '';
  // A symbol that stands before its digits stands apart from them.
  const spaced =
    symbol && text.startsWith(symbol) ? `${symbol}${NARROW}${text.slice(symbol.length).trimStart()}` : text;
  const found = /^(.*)([.,]\d+)(\D*)$/.exec(spaced);
  return found ? { whole: sign + found[1], rest: found[2]! + found[3]! } : { whole: sign + spaced, rest: '' };
}
