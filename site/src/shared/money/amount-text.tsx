/** Formatted amount on one line, with smaller decimals. */
import { useMoney } from './use-money.ts';

export interface MoneyProps {
  /** Amount as decimal text. */
  readonly amount: string;
  /** True to show a plus sign for a positive amount. */
  readonly signed?: boolean;
  readonly className?: string;
}

export function Money({ amount, signed, className }: MoneyProps) {
  const { whole, rest } = useMoney().split(amount, signed);
  return (
    <span className={className ? `money ${className}` : 'money'}>
      {whole}
      <small>{rest}</small>
    </span>
  );
}

/** Returns the CSS class that makes positive amounts green; undefined for others. Negative amounts are never red. */
export const gainClass = (amount: string): string | undefined => (/^[^-]*[1-9]/.test(amount) ? 'gain' : undefined);
