/** Amount of a record: one line, with smaller decimals. */
import { useMoney } from './use-money.ts';

export interface MoneyProps {
  /** Decimal text. */
  readonly amount: string;
  /** Shows a plus sign for positive amounts. */
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

/** Returns the CSS class of positive amounts, which are green. Negative amounts are never red. */
export const gainClass = (amount: string): string | undefined => (/^[^-]*[1-9]/.test(amount) ? 'gain' : undefined);
