/** How the page writes amounts, in its language and the currency of the wallet. They stay decimal text. */
import { useStore } from '@nanostores/react';
import { formatMoney } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';

export interface MoneyTexts {
  readonly symbol: string;
  /** With its decimals: `₫2,400,000.00`. */
  full(amount: string): string;
  /** Without decimals that are none: `₫2,400,000`. */
  plain(amount: string): string;
  /** As short as it can be said exactly, without the symbol: `300M`, `1,234,567`. */
  short(amount: string): string;
  /** A percentage of the wire, without its sign: `1.2`. */
  percent(value: string): string;
}

/** Zeros after the point; the words of a currency may follow. */
const NO_CENTS = /[.,]00(?=\D*$)/;

export function useMoney(): MoneyTexts {
  const lobby = useLobby();
  const { tag } = useText();
  const { currencyPattern, currencySymbol } = lobby.config;
  const wallet = useStore(lobby.$wallet).data;
  // None until the wallet has come: an amount would be seen in the wrong currency first.
  const symbol = wallet ? wallet.currencySymbol || currencySymbol : '';
  return useMemo(() => {
    const full = (amount: string) => formatMoney(amount, tag, symbol, currencyPattern);
    const bare = (amount: string) => formatMoney(amount, tag, '', currencyPattern).trim().replace(NO_CENTS, '');
    const percents = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, numberingSystem: 'latn' });
    return {
      symbol,
      full,
      plain: amount => full(amount).replace(NO_CENTS, ''),
      short: amount => {
        const whole = /^(\d+?)(0*)(?:\.0+)?$/.exec(amount);
        // Three digits are said in full by any short form; more of them would be rounded.
        if (!whole || (whole[1] ?? '').length > 3 || Number(amount) < 10_000) return bare(amount);
        return new Intl.NumberFormat(tag, {
          notation: 'compact',
          maximumSignificantDigits: 3,
          numberingSystem: 'latn',
        }).format(Number(amount));
      },
      percent: value => percents.format(Number(value)),
    };
  }, [tag, symbol, currencyPattern]);
}
