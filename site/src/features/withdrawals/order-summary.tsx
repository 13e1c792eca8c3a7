/** Debited amount, fee, and paid amount of a withdrawal. */
import { useStore } from '@nanostores/react';
import { useText } from 'lobbykit/react';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { Facts } from '../../shared/ui/facts.tsx';
import type { StepProps } from './step-props.ts';

export function OrderSummary({ model }: StepProps) {
  const text = useText();
  const money = useMoney().plain;
  const { setting, amount, fee, arrives } = useStore(model.$state);
  if (!setting) return null;
  const { freeLeft, arrivesIn } = setting;
  return (
    <Facts
      live
      rows={[
        { label: text('wd.from'), value: money(amount) },
        {
          label: text('wd.fee'),
          note: freeLeft > 0 ? text('wd.feeFree', { count: String(freeLeft) }) : text('wd.feeUsed'),
          value: isZeroAmount(fee) ? text('wd.free') : `−${money(fee)}`,
        },
        {
          label: text('wd.arrives'),
          note: text('wd.arrivesIn', { minutes: String(arrivesIn) }),
          value: money(arrives),
          tone: 'total',
        },
      ]}
    />
  );
}
