/**
 * Values of form fields. Password managers, translators and scripts of a page fill fields without events, so a field is
 * written only when the value of its model changes, and is read before the form is submitted.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Value of a field that its model is known to have; none while typed text has not been processed. */
const knownValues = new WeakMap<Element, string>();

/** Shows `value` unless it was shown before, so that a value filled in since then remains. */
export function showValue(field: TextField, value: string): void {
  if (knownValues.get(field) === value) return;
  knownValues.set(field, value);
  if (field.value !== value) field.value = value;
}

/** Call with each `input` event: the next value of the model is shown, even if unchanged. */
export const noteTyped = (field: TextField): void => void knownValues.delete(field);

/** Dispatches `input` if the field has a value that was not reported by an event; returns true in this case. */
export function readField(field: Element): boolean {
  const isNews = knownValues.has(field) && knownValues.get(field) !== (field as TextField).value;
  if (isNews) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return isNews;
}

/** Dispatches an input event for each field whose value was set without one; returns true if there was such a field. */
export const readFields = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].filter(readField).length > 0;
