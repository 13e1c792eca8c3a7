/** Step to add a bank account; the account holder of the first one applies to all later ones (OUT-03). */
import { useStore } from '@nanostores/react';
import { Alert, Button, FormFrame, InputField, PasswordField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { MethodOption } from '../deposits/methods.tsx';
import { FormError } from './form-error.tsx';
import type { StepProps } from './step-props.ts';

export function CardStep({ model }: StepProps) {
  const text = useText();
  const { banks, cards, setting, busy, actionError } = useStore(model.$state);
  const locked = setting?.payeeName ?? null;
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const bank = banks.find(({ id }) => id === chosen) ?? banks[0];
  const isWallet = bank?.isWallet ?? false;
  const digits = bank ? (bank.min === bank.max ? String(bank.max) : `${bank.min}–${bank.max}`) : '';
  return (
    <FormFrame
      className="withdraw-form"
      onSubmit={() => {
        if (!bank) return;
        const card = { bankId: bank.id, accountNo: number, payeeName: locked ?? name, paymentPassword: pin };
        // Clears the withdrawal password after every submission.
        setPin('');
        void model.actions.addCard(card);
      }}
    >
      <section className="card withdraw-part">
        <h2>{text(isWallet ? 'wd.card.titleWallet' : 'wd.card.title')}</h2>
        <div className="methods" data-variant="rows" role="radiogroup" aria-label={text('wd.card.bank')}>
          {banks.map(({ id, name: label, icon, isWallet }) => (
            <MethodOption key={id} id={id} icon={icon} isChosen={bank?.id === id} onChoose={setChosen}>
              <span className="method-words">
                <b>{label}</b>
                {isWallet && <span>{text('wd.card.wallet')}</span>}
              </span>
            </MethodOption>
          ))}
        </div>
        <InputField
          name="payeeName"
          label={text('wd.card.name')}
          value={locked ?? name}
          readOnly={locked !== null}
          autoComplete="name"
          hint={text(locked === null ? 'wd.card.nameFirst' : 'wd.card.nameLocked')}
          required
          onInput={setName}
        />
        <InputField
          name="accountNo"
          label={text(isWallet ? 'wd.card.walletNumber' : 'wd.card.number')}
          value={number}
          inputMode="numeric"
          hint={bank && text('wd.card.digits', { bank: bank.name, digits })}
          required
          onInput={typed => setNumber(typed.replace(/[^\d ]/g, '').slice(0, 40))}
        />
        <PasswordField
          name="pin"
          label={text('wd.card.pin')}
          showLabel={text('wd.pw.show')}
          hideLabel={text('wd.pw.hide')}
          value={pin}
          required
          onInput={typed => setPin(typed.replace(/\D/g, '').slice(0, 6))}
        />
        <FormError error={actionError} />
        <Alert tone="info">{text('wd.card.safe')}</Alert>
        <div className="withdraw-ways">
          {cards.length > 0 && (
            <Button variant="quiet" onClick={() => model.actions.go(undefined)}>
              {text('wd.back')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => model.actions.go('reset')}>
            {text('wd.pin.forgot')}
          </Button>
        </div>
      </section>
      <ActionBar>
        <Button type="submit" busy={busy} disabled={number === '' || pin.length < 6 || (locked ?? name) === ''}>
          {text('wd.card.save')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}
