/**
 * Inputs for a new withdrawal password (six digits, typed twice, valid by the gateway's rules) and for the login
 * password.
 */
import { checkPaymentPassword } from 'lobbykit/domain';
import { PasswordField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';

export interface NewPinState {
  readonly value: string;
  readonly again: string;
  readonly error: 'digits' | 'simple' | 'other' | null;
  set(value: string): void;
  setAgain(value: string): void;
  /** Shows the validation errors of both inputs; returns true if they are valid. */
  check(): boolean;
}

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6);

export function useNewPin(): NewPinState {
  const [value, setValue] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<NewPinState['error']>(null);
  return {
    value,
    again,
    error,
    set(typed) {
      setError(null);
      setValue(digits(typed));
    },
    setAgain(typed) {
      setError(null);
      setAgain(digits(typed));
    },
    check() {
      const issue = checkPaymentPassword(value, null);
      const found = issue ? (issue === 'digits' ? 'digits' : 'simple') : value === again ? null : 'other';
      setError(found);
      return found === null;
    },
  };
}

export function NewPin({ pin }: { readonly pin: NewPinState }) {
  const text = useText();
  const texts = { showLabel: text('wd.pw.show'), hideLabel: text('wd.pw.hide'), autoComplete: 'off', required: true };
  const [first, second] = pin.error === 'other' ? [undefined, 'other'] : [pin.error ?? undefined, undefined];
  return (
    <>
      <PasswordField
        {...texts}
        name="pin"
        label={text('wd.pw.new')}
        value={pin.value}
        error={first && text(`wd.pw.${first}`)}
        onInput={pin.set}
      />
      <PasswordField
        {...texts}
        name="pinAgain"
        label={text('wd.pw.again')}
        value={pin.again}
        error={second && text(`wd.pw.${second}`)}
        onInput={pin.setAgain}
      />
    </>
  );
}

/** Input for the login password, so that another person at an unlocked device cannot set the withdrawal password. */
export function LoginPassword({ value, onInput }: { readonly value: string; onInput(value: string): void }) {
  const text = useText();
  return (
    <PasswordField
      name="password"
      label={text('wd.pw.login')}
      autoComplete="current-password"
      showLabel={text('wd.pw.show')}
      hideLabel={text('wd.pw.hide')}
      value={value}
      required
      onInput={onInput}
    />
  );
}
