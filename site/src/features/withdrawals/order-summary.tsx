/** Debited amount, fee, and paid amount. */
import { useStore } from '@nanostores/react';
import { useText } from 'lobbykit/react';
import { useMoney } from '../../shared/money/use-money.ts';
import type { StepProps } from './step-props.ts';

export function OrderSummary({ model }: StepProps) {
  const text = useText();
  const money = useMoney().plain;
  const { setting, amount, fee, arrives } = useStore(model.$state);
  if (!setting) return null;
  const isFree = !/[1-9]/.test(fee);
  return (
    <dl className="card withdraw-receipt">
      <div>
        <dt>{text('wd.from')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      <div>
        <dt>
          {text('wd.fee')}
          <small>
            {setting.freeLeft > 0 ? text('wd.feeFree', { count: String(setting.freeLeft) }) : text('wd.feeUsed')}
          </small>
        </dt>
        <dd>{isFree ? text('wd.free') : `−${money(fee)}`}</dd>
      </div>
      <div className="total">
        <dt>
          {text('wd.arrives')}
          <small>{text('wd.arrivesIn', { minutes: String(setting.arrivesIn) })}</small>
        </dt>
        <dd>{money(arrives)}</dd>
      </div>
    </dl>
  );
}
