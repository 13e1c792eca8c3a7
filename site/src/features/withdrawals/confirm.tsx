/** Confirmation of the amount, fee, and paid amount, followed by the password (OUT-01). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { Icon } from '../../shared/icons/icon.tsx';
import { FormError } from './form-error.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PinSheet } from './pin-sheet.tsx';
import type { StepProps } from './step-props.ts';

export function ConfirmStep({ model }: StepProps) {
  const text = useText();
  const { card, actionError } = useStore(model.$state);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <h2 className="withdraw-header">{text('wd.confirm.title')}</h2>
      <section className="card withdraw-row">
        <Icon name="wallet" size={24} />
        <div>
          <b>{card?.bankName}</b>
          <span className="muted">
            {card?.number} · {card?.payeeName}
          </span>
        </div>
      </section>
      <OrderSummary model={model} />
      {!isConfirming && <FormError error={actionError} />}
      <Button variant="quiet" onClick={() => model.actions.go(undefined)}>
        {text('wd.confirm.edit')}
      </Button>
      <div className="withdraw-bar">
        <Button
          onClick={() => {
            model.actions.forgive();
            setConfirming(true);
          }}
        >
          {text('wd.confirm.enter')}
        </Button>
      </div>
      <PinSheet model={model} open={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}
