/** The field of an amount: groups its digits as one types, and keeps the caret where it was (PAY-02, PAY-05). */
import { readTypedAmount } from 'lobbykit/domain';
import { Button, InputField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import '../../styles/cashier/amount.css';

export interface AmountFieldProps {
  readonly label: string;
  /** Limits, beside the label. */
  readonly note?: string;
  readonly error?: string;
  readonly symbol: string;
  /** Decimal text, as typed so far. */
  readonly amount: string;
  readonly clearLabel: string;
  /** Grows each time the field is to get the focus. */
  readonly focusTurn: number;
  readonly onAmount: (amount: string) => void;
  readonly onBlur: () => void;
}

/** Longest text that may stand in it: fifteen digits in groups, and decimals. */
const LONGEST = 26;

export function AmountField(props: AmountFieldProps) {
  const { amount, symbol, clearLabel, focusTurn, onAmount } = props;
  const { tag } = useText();
  const box = useRef<HTMLDivElement>(null);
  /** Digits behind the caret after the last typing. */
  const behind = useRef<number | null>(null);
  const pasted = useRef(false);
  const signs = useMemo(() => signsOf(tag), [tag]);
  const shown = grouped(amount, signs);

  useLayoutEffect(() => {
    const field = inputOf(box);
    if (!field || behind.current === null) return;
    let at = shown.length;
    for (let left = behind.current; left > 0 && at > 0; at--) if (isFigure(shown[at - 1], signs)) left--;
    // Before a sign of groups, so that Backspace takes a digit.
    while (at > 0 && !isFigure(shown[at - 1], signs)) at--;
    behind.current = null;
    field.setSelectionRange(at, at);
  });
  useLayoutEffect(() => {
    if (focusTurn > 0) inputOf(box)?.focus();
  }, [focusTurn]);

  return (
    <div
      ref={box}
      className="amount"
      onPaste={() => {
        pasted.current = true;
      }}
    >
      <InputField
        name="amount"
        label={props.label}
        note={props.note}
        error={props.error}
        value={shown}
        inputMode={'decimal' as 'numeric'}
        enterKeyHint="done"
        maxLength={LONGEST}
        required
        before={<span className="amount-symbol">{symbol}</span>}
        after={
          amount !== '' && (
            <Button
              look="icon"
              label={clearLabel}
              onClick={() => {
                onAmount('');
                inputOf(box)?.focus();
              }}
            >
              <Icon name="cross" size={20} />
            </Button>
          )
        }
        onInput={text => {
          const end = inputOf(box)?.selectionStart ?? text.length;
          behind.current = [...text.slice(end)].filter(sign => isFigure(sign, signs)).length;
          onAmount(readTypedAmount(text, signs.decimal, pasted.current));
          pasted.current = false;
        }}
        onBlur={props.onBlur}
      />
    </div>
  );
}

const inputOf = (box: RefObject<HTMLElement | null>) => box.current?.querySelector('input');

interface Signs {
  readonly decimal: '.' | ',';
  readonly group: string;
}

function signsOf(tag: string): Signs {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find(part => part.type === type)?.value;
  return { decimal: sign('decimal') === ',' ? ',' : '.', group: sign('group') ?? ' ' };
}

const isFigure = (sign: string | undefined, { decimal }: Signs) =>
  sign !== undefined && (/\d/.test(sign) || sign === decimal);

function grouped(amount: string, { decimal, group }: Signs): string {
  const [whole = '', fraction] = amount.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? groups : groups + decimal + fraction;
}
