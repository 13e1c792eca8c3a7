/** Amount, fee, and credited amount, updated during typing (PAY-05). */
import { useText } from 'lobbykit/react';
import { useMoney } from '../../shared/money/use-money.ts';
import { useArrivalText } from './methods.tsx';
import type { DepositMethod } from './offers.ts';
import type { DepositTotals } from './totals.ts';

export interface OrderSummaryProps {
  readonly amount: string;
  readonly sums: DepositTotals | null;
  readonly method: DepositMethod;
}

const isSome = (amount: string) => /[1-9]/.test(amount);

export function OrderSummary({ amount, sums, method }: OrderSummaryProps) {
  const text = useText();
  const money = useMoney();
  const arrival = useArrivalText();
  if (!sums) return null;
  return (
    <dl className="card receipt" aria-live="polite">
      <div>
        <dt>{text('dep.pay')}</dt>
        <dd>{money.plain(amount)}</dd>
      </div>
      <div>
        <dt>{text('dep.feeRow')}</dt>
        {isSome(sums.fee) ? <dd>−{money.plain(sums.fee)}</dd> : <dd className="free">{text('dep.free')}</dd>}
      </div>
      {isSome(sums.bonus) && (
        <div>
          <dt>{text('dep.bonusRow')}</dt>
          <dd className="gold">+{money.plain(sums.bonus)}</dd>
        </div>
      )}
      <div className="receipt-total">
        <dt>
          {text('dep.arrives')} <small>{arrival(method, true)}</small>
        </dt>
        <dd>{money.plain(sums.arrives)}</dd>
      </div>
    </dl>
  );
}
