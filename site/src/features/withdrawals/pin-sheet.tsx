/**
 * Dialog for the withdrawal password. Six boxes show a single input element, so that keyboards, password managers, and
 * screen readers work.
 */
import { useStore } from '@nanostores/react';
import { compact } from 'lobbykit/domain';
import { Button, InputField, Modal, useFieldValue } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { useMoney } from '../../shared/money/use-money.ts';
import { FormError } from './form-error.tsx';
import type { StepProps } from './step-props.ts';

const DIGITS = 6;
const PLACES = [0, 1, 2, 3, 4, 5];
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface PinSheetProps extends StepProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PinSheet({ model, open, onClose }: PinSheetProps) {
  const text = useText();
  return (
    <Modal open={open} title={text('wd.pin.title')} closeLabel={text('wd.close')} onClose={onClose}>
      <Pin model={model} onClose={onClose} />
    </Modal>
  );
}

function Pin({ model, onClose }: Omit<PinSheetProps, 'open'>) {
  const text = useText();
  const money = useMoney().plain;
  const { card, arrives, busy, actionError, setting } = useStore(model.$state);
  const requiresCode = setting?.requiresCode === true;
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const type = (typed: string) => {
    if (busy) return;
    const next = typed.replace(/\D/g, '').slice(0, DIGITS);
    setPin(next);
    if (next.length < DIGITS) return;
    // Clears the boxes after a wrong password.
    void model.actions.submit(next, requiresCode ? code : undefined).then(() => setPin(''));
  };
  const shown = useFieldValue<HTMLInputElement>(pin, type);
  const { ref } = shown;
  // Moves the focus to the password after the dialog has focused its title.
  useEffect(() => {
    if (!requiresCode) ref.current?.focus();
  }, [requiresCode, ref]);
  return (
    <>
      <div className="withdraw-pin-what">
        <b>{text('wd.pin.arrives', { sum: money(arrives) })}</b>
        <span className="withdraw-hint">
          {card?.bankName} {card?.number} · {card?.payeeName}
        </span>
      </div>
      {requiresCode && (
        <InputField
          name="secondCode"
          label={text('wd.pin.code')}
          hint={text('wd.pin.codeWhat')}
          value={code}
          autoComplete="one-time-code"
          maxLength={16}
          tidy={compact}
          required
          onInput={setCode}
        />
      )}
      <label className="withdraw-pin" data-invalid={actionError ? '' : undefined} data-busy={busy ? '' : undefined}>
        <span className="lk-hidden">{text('wd.pin.title')}</span>
        <input
          {...shown}
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={DIGITS}
          aria-invalid={actionError ? true : undefined}
        />
        {PLACES.map(n => (
          <i
            key={n}
            aria-hidden="true"
            data-full={n < pin.length ? '' : undefined}
            data-next={n === pin.length ? '' : undefined}
          />
        ))}
      </label>
      <p className="lk-hidden" aria-live="polite">
        {text('wd.pin.entered', { count: String(pin.length) })}
      </p>
      {actionError ? (
        <FormError error={actionError} />
      ) : (
        <p className="withdraw-hint withdraw-pin-hint">{text('wd.pin.what')}</p>
      )}
      <div className="withdraw-keys">
        {KEYS.map(key => (
          <button key={key} type="button" onClick={() => type(pin + key)}>
            {key}
          </button>
        ))}
        <span />
        <button type="button" onClick={() => type(`${pin}0`)}>
          0
        </button>
        <button
          type="button"
          className="withdraw-key-quiet"
          aria-label={text('wd.back')}
          onClick={() => setPin(pin.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <Button
        variant="quiet"
        onClick={() => {
          onClose();
          model.actions.go('reset');
        }}
      >
        {text('wd.pin.forgot')}
      </Button>
    </>
  );
}
