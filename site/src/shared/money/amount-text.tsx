/** An amount of a record: never broken over two lines, its decimals smaller. */
import { useStore } from '@nanostores/react';
import { formatMoney } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';

interface WrittenMoney {
  /** Sign, symbol and whole part: `+₫ 184,000`. */
  readonly whole: string;
  /** `.00`, and the symbol where the language has it behind. */
  readonly rest: string;
}

const MINUS = '\u2212';
const NARROW = '\u00A0';

/**
 * An amount with its sign before the symbol, and its decimals apart, so that they can be smaller.
 * @param signed positive amounts have a plus sign, too
 */
function writeMoney(
  amount: string,
  { tag, symbol, pattern }: { readonly tag: string; readonly symbol: string; readonly pattern?: string },
  signed = false,
): WrittenMoney {
  const isLess = amount.startsWith('-');
  const text = formatMoney(amount.replace('-', ''), tag, symbol, pattern);
  const isZeroAmount = !/[1-9]/.test(amount);
  const sign = isZeroAmount ? '' : isLess ? MINUS : signed ? '+' : '';
  // A symbol that stands before its digits stands apart from them.
  const spaced =
    symbol && text.startsWith(symbol) ? `${symbol}${NARROW}${text.slice(symbol.length).trimStart()}` : text;
  const found = /^(.*)([.,]\d+)(\D*)$/.exec(spaced);
  return found ? { whole: sign + found[1], rest: found[2]! + found[3]! } : { whole: sign + spaced, rest: '' };
}

export interface MoneyProps {
  /** Decimal text. */
  readonly amount: string;
  /** With a plus for what is more than nothing. */
  readonly signed?: boolean;
  readonly className?: string;
}

/** How amounts are written: language, the symbol of the wallet, the operator's pattern. */
export function useMoney() {
  const lobby = useLobby();
  const { tag } = useText();
  const symbol = useStore(lobby.$wallet).data?.currencySymbol ?? '';
  return { tag, symbol, pattern: lobby.config.currencyPattern };
}

export function Money({ amount, signed, className }: MoneyProps) {
  const { whole, rest } = writeMoney(amount, useMoney(), signed);
  return (
    <span className={className ? `money ${className}` : 'money'}>
      {whole}
      <small>{rest}</small>
    </span>
  );
}

/** The same as text. */
export function useMoneyText(): (amount: string) => string {
  const money = useMoney();
  return amount => {
    const { whole, rest } = writeMoney(amount, money);
    return whole + rest;
  };
}

/** Green for more than nothing; red is never money. */
export const gainClass = (amount: string): string | undefined => (/^[^-]*[1-9]/.test(amount) ? 'gain' : undefined);
