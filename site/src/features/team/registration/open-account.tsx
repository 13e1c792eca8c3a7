/**
 * Form in which an agent creates an account for a new member, who must change the password at the first login
 * (TEAM-18).
 */
import { Alert, Button, FormFrame, InputField, Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo, useRef, useState } from 'react';
import { Failure } from '../../../shared/forms/failure.tsx';
import { useFormFields } from '../../../shared/forms/use-form-fields.ts';
import { PasswordFormField } from '../../account/password/password-form-field.tsx';
import type { Rate } from '../members/member-model.ts';
import { RateTiers } from '../rates/rate-tiers.tsx';
import { createOpenAccount } from './open-account-model.ts';

export function OpenAccount({ maxRates }: { maxRates: readonly Rate[] }) {
  const lobby = useLobby();
  const text = useText();
  const [rates, setRates] = useState<readonly Rate[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = useRef(rates);
  chosen.current = rates;
  const form = useMemo(() => createOpenAccount(lobby, { rates: () => chosen.current, onOpened: setOpened }), [lobby]);
  const { state, actions, line, ref } = useFormFields(form);
  const { values, submitting, failure } = state;
  if (opened !== null) {
    return (
      <section className="card open-account">
        <Alert tone="info">{text('ag.isOpened', { name: opened })}</Alert>
        <p>{text('ag.hasToChange')}</p>
        <Button
          onClick={() => {
            actions.reset();
            setOpened(null);
          }}
        >
          {text('ag.openAnother')}
        </Button>
      </section>
    );
  }
  return (
    <FormFrame
      form={ref}
      className="card open-account"
      onSubmit={() => {
        void actions.submit();
      }}
    >
      <Segmented
        label={text('ag.forWhom')}
        options={[
          { id: 'member', label: text('ag.kindMember') },
          { id: 'agent', label: text('ag.mark') },
        ]}
        selected={values.isAgent ? 'agent' : 'member'}
        onSelect={id => actions.put({ isAgent: id === 'agent' })}
      />
      <InputField {...line('userName')} label={text('ag.userName')} maxLength={64} required />
      <PasswordFormField
        {...line('password')}
        label={text('ag.firstPassword')}
        hint={text('ag.firstPasswordHint')}
        autoComplete="new-password"
        required
      />
      <RateTiers title={text('ag.ratesFor')} max={maxRates} rates={rates} onRates={setRates} />
      {failure && <Failure error={failure} />}
      <Button type="submit" busy={submitting}>
        {text('ag.openAccount')}
      </Button>
    </FormFrame>
  );
}
