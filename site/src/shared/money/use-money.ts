/** Formats amounts (decimal text) in the page language and the currency of the wallet. */
import { useStore } from '@nanostores/react';
import { formatMoney } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { isZeroAmount } from './is-zero-amount.ts';

export interface MoneyTexts {
  readonly symbol: string;
  /** Formats an amount with decimals, such as `₫2,400,000.00`. */
  full(amount: string): string;
  /** Formats an amount without decimals if they are zero, such as `₫2,400,000`. */
  plain(amount: string): string;
  /** Formats an amount as short as possible without rounding or symbol, such as `300M` or `1,234,567`. */
  short(amount: string): string;
  /** Formats a percentage from the API without the percent sign, such as `1.2`. */
  percent(value: string): string;
  /**
   * Splits an amount into two parts: sign, symbol, and integer part; then the decimals.
   * @param plus true to show a plus sign for a positive amount
   */
  split(amount: string, plus?: boolean): SplitAmount;
  /** Formats an amount with its sign, such as `−₫ 184,000.00`. */
  signed(amount: string): string;
}

export interface SplitAmount {
  /** Sign, symbol, and integer part, such as `+₫ 184,000`. */
  readonly whole: string;
  /** Decimals, such as `.00`, and the symbol in languages where it is last. */
  readonly rest: string;
}

const MINUS = '\u2212';
const NO_BREAK = '\u00A0';

/** Zero decimals, with or without a currency symbol after them. */
const NO_CENTS = /[.,]00(?=\D*$)/;

export function useMoney(): MoneyTexts {
  const lobby = useLobby();
  const { tag } = useText();
  const { currencyPattern, currencySymbol } = lobby.config;
  const wallet = useStore(lobby.$wallet).data;
  // Without a symbol until the wallet has loaded, because amounts would first appear in the wrong currency.
  const symbol = wallet ? wallet.currencySymbol || currencySymbol : '';
  return useMemo(() => {
    const full = (amount: string) => formatMoney(amount, tag, symbol, currencyPattern);
    const bare = (amount: string) => formatMoney(amount, tag, '', currencyPattern).trim().replace(NO_CENTS, '');
    const split = (amount: string, plus = false): SplitAmount => {
      const text = full(amount.replace('-', ''));
      const isZero = isZeroAmount(amount);
      const sign = isZero ? '' : amount.startsWith('-') ? MINUS : plus ? '+' : '';
      const isBefore = symbol !== '' && text.startsWith(symbol);
      const spaced = isBefore ? `${symbol}${NO_BREAK}${text.slice(symbol.length).trimStart()}` : text;
      const found = /^(.*)([.,]\d+)(\D*)$/.exec(spaced);
      return found ? { whole: sign + found[1], rest: found[2]! + found[3]! } : { whole: sign + spaced, rest: '' };
    };
    const percents = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn' });
    return {
      symbol,
      full,
      plain: amount => full(amount).replace(NO_CENTS, ''),
      short: amount => {
        const whole = /^(\d+?)(0*)(?:\.0+)?$/.exec(amount);
        // Compact notation rounds to three digits, so amounts with more significant digits are shown in full.
        if (!whole || (whole[1] ?? '').length > 3 || Number(amount) < 10_000) return bare(amount);
        return new Intl.NumberFormat(tag, {
          notation: 'compact',
          maximumSignificantDigits: 3,
          numberingSystem: 'latn',
        }).format(Number(amount));
      },
      percent: value => percents.format(Number(value)),
      split,
      signed: amount => {
        const { whole, rest } = split(amount);
        return whole + rest;
      },
    };
  }, [tag, symbol, currencyPattern]);
}
