/** State of an amount input: groups the digits during typing and keeps the position of the caret (PAY-02, PAY-05). */
import { type AmountInputIssue, parseAmountInput } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';

export interface AmountInputOptions {
  /** Amount as typed so far, decimal text. */
  readonly amount: string;
  /** Number of decimals of the currency, 0 to 4. */
  readonly decimals: number;
  /** Called with decimal text, or with '' if the typed text is not a valid amount. The text stays in the input. */
  readonly onAmount: (amount: string) => void;
}

export interface AmountInputField {
  /** Ref of an element that contains the input. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shown: string;
  /** Error text if the typed text is not a valid amount; undefined otherwise. */
  readonly error: string | undefined;
  readonly onInput: (text: string) => void;
  readonly onPaste: () => void;
  readonly clear: () => void;
}

/** Maximum number of characters: fifteen digits, their group separators, and decimals. */
export const LONGEST_AMOUNT = 26;

export const inputOf = (box: RefObject<HTMLElement | null>) => box.current?.querySelector('input');

export function useAmountInput({ amount, decimals, onAmount }: AmountInputOptions): AmountInputField {
  const { tag } = useText();
  const pageText = usePageText();
  const box = useRef<HTMLDivElement>(null);
  /** Number of digits after the caret at the last input event. */
  const behind = useRef<number | null>(null);
  const pasted = useRef(false);
  const [rejected, setRejected] = useState<{ readonly text: string; readonly issue: AmountInputIssue } | null>(null);
  const signs = useMemo(() => signsOf(tag), [tag]);
  // An amount that was not typed, such as one from a quick amount button, replaces the invalid text.
  const wrong = amount === '' ? rejected : null;
  const shown = wrong?.text ?? grouped(amount, signs);

  useLayoutEffect(() => {
    const field = inputOf(box);
    if (!field || behind.current === null) return;
    let at = shown.length;
    for (let left = behind.current; left > 0 && at > 0; at--) if (isFigure(shown[at - 1], signs)) left--;
    // Moves the caret before a group separator, so that Backspace deletes a digit.
    while (at > 0 && !isFigure(shown[at - 1], signs)) at--;
    behind.current = null;
    field.setSelectionRange(at, at);
  });

  return {
    box,
    shown,
    error: wrong ? pageText(`amount.${wrong.issue}`, { text: wrong.text, ...examples(signs) }) : undefined,
    onInput(text) {
      const read = parseAmountInput(text, { ...signs, decimals }, pasted.current);
      pasted.current = false;
      if ('issue' in read) {
        setRejected({ text, issue: read.issue });
        return onAmount('');
      }
      const end = inputOf(box)?.selectionStart ?? text.length;
      behind.current = [...text.slice(end)].filter(sign => isFigure(sign, signs)).length;
      setRejected(null);
      onAmount(read.amount);
    },
    onPaste() {
      pasted.current = true;
    },
    clear() {
      setRejected(null);
      onAmount('');
    },
  };
}

interface Signs {
  readonly decimal: '.' | ',';
  readonly group: string;
}

function signsOf(tag: string): Signs {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find(part => part.type === type)?.value;
  return { decimal: sign('decimal') === ',' ? ',' : '.', group: sign('group') ?? ' ' };
}

/** Both possible formats of an ambiguous text such as `1.500`. */
const examples = (signs: Signs) => ({ thousand: grouped('1500', signs), decimals: grouped('1.50', signs) });

const isFigure = (sign: string | undefined, { decimal }: Signs) =>
  sign !== undefined && (/\d/.test(sign) || sign === decimal);

function grouped(amount: string, { decimal, group }: Signs): string {
  const [whole = '', fraction] = amount.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? groups : groups + decimal + fraction;
}
