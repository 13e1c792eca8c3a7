/** Amount input with the currency symbol, a clear button, and buttons for quick amounts (PAY-02, PAY-05). */
import { Button, InputField } from 'lobbykit/parts';
import { useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import './amount-field.css';
import { inputOf, LONGEST_AMOUNT, useAmountInput } from './use-amount-input.ts';
import { useMoney } from './use-money.ts';

export interface AmountFieldProps {
  readonly label: string;
  /** Minimum and maximum, shown next to the label. */
  readonly note?: string;
  readonly error?: string;
  /** Explanation below the input. */
  readonly hint?: string;
  readonly symbol: string;
  /** Amount as typed so far, decimal text. */
  readonly amount: string;
  /** Number of decimals of the currency, 0 to 4. */
  readonly decimals: number;
  readonly clearLabel: string;
  /** Quick amounts from `quickAmounts` (decimal text), and the accessible name of their group. */
  readonly quick?: { readonly label: string; readonly amounts: readonly string[] };
  /** Last quick amount, such as the whole balance. Its button shows `label` instead of the amount. */
  readonly all?: { readonly label: string; readonly amount: string };
  /** Number that increases to focus the input. */
  readonly focusTurn: number;
  /**
   * Called with decimal text, or with '' if the typed text is not a valid amount. The field itself then shows the
   * error.
   */
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
