/** Amount, fee, and credited amount, updated while the member types (PAY-05). */
import { useText } from 'lobbykit/react';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { Facts } from '../../shared/ui/facts.tsx';
import { useArrivalText } from './methods.tsx';
import type { DepositMethod } from './offers.ts';
import type { DepositTotals } from './totals.ts';

export interface OrderSummaryProps {
  readonly amount: string;
  readonly sums: DepositTotals | null;
  readonly method: DepositMethod;
}

export function OrderSummary({ amount, sums, method }: OrderSummaryProps) {
  const text = useText();
  const money = useMoney();
  const arrival = useArrivalText();
  if (!sums) return null;
  return (
    <Facts
      live
      rows={[
        { label: text('dep.pay'), value: money.plain(amount) },
        !isZeroAmount(sums.fee)
          ? { label: text('dep.feeRow'), value: `−${money.plain(sums.fee)}` }
          : { label: text('dep.feeRow'), value: text('dep.free'), tone: 'gain' },
        !isZeroAmount(sums.bonus) && {
          label: text('dep.bonusRow'),
          value: `+${money.plain(sums.bonus)}`,
          tone: 'gold',
        },
        { label: text('dep.arrives'), note: arrival(method, true), value: money.plain(sums.arrives), tone: 'total' },
      ]}
    />
  );
}
