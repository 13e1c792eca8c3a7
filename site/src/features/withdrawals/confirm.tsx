/** Confirmation step: debited amount, fee, and paid amount; the button then opens the password dialog (OUT-01). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { CardLine } from './card-line.tsx';
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
      <div className="cashier-header">
        <h2>{text('wd.confirm.title')}</h2>
      </div>
      {card && <CardLine card={card} />}
      <OrderSummary model={model} />
      {!isConfirming && <FormError error={actionError} />}
      <Button variant="quiet" onClick={() => model.actions.go(undefined)}>
        {text('wd.confirm.edit')}
      </Button>
      <ActionBar>
        <Button
          onClick={() => {
            model.actions.forgive();
            setConfirming(true);
          }}
        >
          {text('wd.confirm.enter')}
        </Button>
      </ActionBar>
      <PinSheet model={model} open={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}
