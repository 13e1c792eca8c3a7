/** The field of an amount with its currency sign and a button that clears it (PAY-02, PAY-05). */
import { Button, InputField } from 'lobbykit/parts';
import { useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import './amount-field.css';
import { inputOf, LONGEST_AMOUNT, useAmountInput } from './use-amount-input.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Limits, beside the label. */
  readonly note?: string;
  readonly error?: string;
  readonly symbol: string;
  /** Decimal text, as typed so far. */
  readonly amount: string;
  /** Decimals that the currency has, 0 to 4. */
  readonly decimals: number;
  readonly clearLabel: string;
  /** Grows each time the field is to get the focus. */
  readonly focusTurn: number;
  /** Gets decimal text; '' for text that is no amount, of which the field itself says why. */
  readonly onAmount: (amount: string) => void;
  readonly onBlur: () => void;
}

export function AmountField(props: AmountFieldProps) {
  const { symbol, clearLabel, focusTurn } = props;
  const { box, shown, error, onInput, onPaste, clear } = useAmountInput(props);
  useLayoutEffect(() => {
    if (focusTurn > 0) inputOf(box)?.focus();
  }, [focusTurn, box]);

  return (
    <div ref={box} className="amount" onPaste={onPaste}>
      <InputField
        name="amount"
        label={props.label}
        note={props.note}
        error={error ?? props.error}
        value={shown}
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={LONGEST_AMOUNT}
        required
        before={<span className="amount-symbol">{symbol}</span>}
        after={
          shown !== '' && (
            <Button
              variant="icon"
              label={clearLabel}
              onClick={() => {
                clear();
                inputOf(box)?.focus();
              }}
            >
              <Icon name="cross" size={20} />
            </Button>
          )
        }
        onInput={onInput}
        onBlur={props.onBlur}
      />
    </div>
  );
}
