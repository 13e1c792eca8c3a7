/** An amount of a record: never broken over two lines, its decimals smaller. */
import { useStore } from '@nanostores/react';
import { useLobby, useText } from 'lobbykit/react';
import { writeMoney } from './amount-parts.ts';

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
