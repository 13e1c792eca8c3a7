/** Connects a form model to its inputs: names, values, errors, and the focus of the first invalid field. */
import { useStore } from '@nanostores/react';
import type { FieldError } from 'lobbykit/domain';
import type { Form, FormActions, FormState, Values } from 'lobbykit/forms';
import { useText } from 'lobbykit/react';
import { type RefObject, useEffect, useRef } from 'react';

/** Props of a kit input that the form provides. */
export interface Line {
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  readonly onInput: (value: string) => void;
  readonly onBlur: () => void;
}

export interface FormFields<V extends Values> {
  readonly state: FormState<V>;
  readonly actions: FormActions<V>;
  /** Ref of the `<form>`, in which the first invalid field is focused (VALID-04). */
  readonly ref: RefObject<HTMLFormElement | null>;
  line(name: keyof V & string): Line;
  /** Error text of a field; undefined if the field is valid. */
  wrong(name: keyof V & string): string | undefined;
}

export function useFormFields<V extends Values>({ $state, actions }: Form<V>): FormFields<V> {
  const text = useText();
  const state = useStore($state);
  const ref = useRef<HTMLFormElement>(null);
  const { focus } = state;

  useEffect(() => {
    if (!focus) return;
    const field = ref.current?.querySelector(`[data-field="${focus.field}"]`);
    if (field instanceof HTMLElement) field.focus();
  }, [focus]);

  const texts = (error: FieldError | undefined) => error && (error.text ?? text(error.key, error.params));
  const wrong = (name: string) => texts(state.errors[name]);
  return {
    state,
    actions,
    ref,
    wrong,
    line: name => ({
      name,
      value: String(state.values[name]),
      error: wrong(name),
      // A field rendered as a text input always has a string value.
      onInput: value => actions.set(name, value as V[typeof name]),
      onBlur: () => actions.blur(name),
    }),
  };
}
