/** The value of a text field: shown where the model changes it, and read where it was filled without an event. */
import { noteTyped, readField, showValue } from '../../dom/fields.ts';
import { type FocusEvent, type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from '../dialect.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface FieldValue<T extends TextField> {
  readonly ref: RefObject<T | null>;
  readonly onInput: (event: FormEvent<T>) => void;
  readonly onBlur: (event: FocusEvent<T>) => void;
}

/**
 * Props of an input or textarea that shows `value`. They stand in place of the prop `value`, by which every rendering would empty a
 * field that a password manager filled, and React would write a password into the markup of the page.
 */
export function useFieldValue<T extends TextField>(
  value: string,
  onInput: (value: string) => void,
  onBlur?: () => void,
): FieldValue<T> {
  const ref = useRef<T>(null);
  const [, setTyped] = useState(0);
  useLayoutEffect(() => {
    if (ref.current) showValue(ref.current, value);
  });
  return {
    ref,
    onInput({ currentTarget }) {
      noteTyped(currentTarget);
      onInput(currentTarget.value);
      // An owner that takes nothing of what was typed renders nothing either: what was typed would stay.
      setTyped(count => count + 1);
    },
    onBlur({ currentTarget }) {
      readField(currentTarget);
      onBlur?.();
    },
  };
}
