/** Amount input with a currency sign, a clear button, and quick amounts (PAY-02, PAY-05). */
import { Button, InputField } from 'lobbykit/parts';
import { useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import './amount-field.css';
import { inputOf, LONGEST_AMOUNT, useAmountInput } from './use-amount-input.ts';
import { useMoney } from './use-money.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Limits, shown next to the label. */
  readonly note?: string;
  readonly error?: string;
  /** Sentence below the input. */
  readonly hint?: string;
  readonly symbol: string;
  /** Decimal text, as typed so far. */
  readonly amount: string;
  /** Decimals of the currency, 0 to 4. */
  readonly decimals: number;
  readonly clearLabel: string;
  /** Quick amounts as decimal text, from `quickAmounts`, with their accessible name. */
  readonly quick?: { readonly label: string; readonly amounts: readonly string[] };
  /** Last of the quick amounts. Its button shows a name instead of the amount. */
  readonly all?: { readonly label: string; readonly amount: string };
  /** Increment to focus the input. */
  readonly focusTurn: number;
  /** Receives decimal text, or '' for an invalid amount; the field shows the reason. */
  readonly onAmount: (amount: string) => void;
  readonly onBlur?: () => void;
}

export function AmountField(props: AmountFieldProps) {
  const { clearLabel, focusTurn, quick, all } = props;
  const money = useMoney();
  const { box, shown, error, onInput, onPaste, clear } = useAmountInput(props);
  useLayoutEffect(() => {
    if (focusTurn > 0) inputOf(box)?.focus();
  }, [focusTurn, box]);

  const quickAmount = (amount: string, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={props.amount === amount}
      aria-label={label === all?.label ? undefined : money.plain(amount)}
      onClick={() => props.onAmount(amount)}
    >
      {label}
    </button>
  );
  return (
    <div ref={box} className="amount" onPaste={onPaste}>
      <InputField
        name="amount"
        label={props.label}
        note={props.note}
        error={error ?? props.error}
        hint={props.hint}
        value={shown}
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={LONGEST_AMOUNT}
        required
        before={<span className="amount-symbol">{props.symbol}</span>}
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
      {quick && (
        <fieldset className="quick" aria-label={quick.label}>
          {quick.amounts.map(amount => quickAmount(amount, money.short(amount)))}
          {all && quickAmount(all.amount, all.label)}
        </fieldset>
      )}
    </div>
  );
}
