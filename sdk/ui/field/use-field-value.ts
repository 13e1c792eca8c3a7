/** Value of a text field. It follows the model, and is also read from fields that were filled without an event. */
import { noteTyped, readField, showValue } from '../../dom/fields.ts';
import { type FocusEvent, type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from '../dialect.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface FieldValue<T extends TextField> {
  readonly ref: RefObject<T | null>;
  readonly onInput: (event: FormEvent<T>) => void;
  readonly onBlur: (event: FocusEvent<T>) => void;
}

/**
 * Returns props for an input or textarea, in place of the prop `value`. With `value`, each rendering would empty a
 * field that a password manager filled, and React would write the password into the page's markup.
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
      // If the owner rejects the input, it does not render again, so the typed text is reset here.
      setTyped(count => count + 1);
    },
    onBlur({ currentTarget }) {
      readField(currentTarget);
      onBlur?.();
    },
  };
}
