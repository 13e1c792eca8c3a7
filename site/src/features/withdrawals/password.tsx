/** The first step of a member without a withdrawal password (OUT-02). */
import { useStore } from '@nanostores/react';
import { Button, FormFrame } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { LoginPassword, NewPin, useNewPin } from './new-pin.tsx';
import { FormError } from './refusal-text.tsx';
import type { StepProps } from './step.ts';

export function PasswordStep({ model }: StepProps) {
  const text = useText();
  const { busy, refusal } = useStore(model.$state);
  const pin = useNewPin();
  const [password, setPassword] = useState('');
  return (
    <FormFrame
      className="withdraw-form"
      onSubmit={() => {
        if (pin.check()) void model.actions.setPassword({ paymentPassword: pin.value, password });
      }}
    >
      <section className="card withdraw-part">
        <h2>{text('wd.pw.title')}</h2>
        <p className="muted">{text('wd.pw.why')}</p>
        <NewPin pin={pin} />
        <LoginPassword value={password} onInput={setPassword} />
        <FormError error={refusal} />
      </section>
      <div className="withdraw-bar">
        <Button type="submit" busy={busy} disabled={password === '' || pin.value === ''}>
          {text('wd.pw.save')}
        </Button>
      </div>
    </FormFrame>
  );
}
