/** Amount input with a currency sign and a clear button (PAY-02, PAY-05). */
import { Button, InputField } from 'lobbykit/parts';
import { useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import './amount-field.css';
import { inputOf, LONGEST_AMOUNT, useAmountInput } from './use-amount-input.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Limits, shown next to the label. */
  readonly note?: string;
  readonly error?: string;
  readonly symbol: string;
  /** Decimal text, as typed so far. */
  readonly amount: string;
  /** Decimals of the currency, 0 to 4. */
  readonly decimals: number;
  readonly clearLabel: string;
  /** Increment to focus the input. */
  readonly focusTurn: number;
  /** Receives decimal text, or '' for an invalid amount; the field shows the reason. */
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
