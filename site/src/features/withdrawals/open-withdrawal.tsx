/** Link to a withdrawal in progress, shown on the amount and the blocked steps. */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import type { StepProps } from './step-props.ts';

/** Link to the withdrawal that has no final state; renders nothing without one. */
export function OpenWithdrawal({ model }: StepProps) {
  const text = useText();
  const { setting } = useStore(model.$state);
  const orderNo = setting?.orderNo;
  if (!orderNo) return null;
  return (
    <section className="card cashier-row">
      <b className="cashier-row-words">{text('wd.under')}</b>
      <Button variant="quiet" onClick={() => model.actions.follow(orderNo)}>
        {text('wd.see')}
      </Button>
    </section>
  );
}
