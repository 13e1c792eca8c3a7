/**
 * Reads and writes form fields, which password managers, translators and scripts of a page fill without an event. A
 * field is therefore written only when the value in its model changes, and is read before the form is submitted.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Value that the field's model has received. A field is missing here while the model has not processed typed text. */
const knownValues = new WeakMap<Element, string>();

/**
 * Writes `value` to the field, unless this value was written before. A value that was filled in afterwards therefore
 * remains.
 */
export function showValue(field: TextField, value: string): void {
  if (knownValues.get(field) === value) return;
  knownValues.set(field, value);
  if (field.value !== value) field.value = value;
}

/** Must be called at each `input` event, so that the model's next value is written even if it is unchanged. */
export const noteTyped = (field: TextField): void => void knownValues.delete(field);

/** Dispatches an `input` event if the field contains a value that no event has reported; returns true in this case. */
export function readField(field: Element): boolean {
  const isNews = knownValues.has(field) && knownValues.get(field) !== (field as TextField).value;
  if (isNews) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return isNews;
}

/** Dispatches an input event for each field whose value was set without one; returns true if there was such a field. */
export const readFields = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].filter(readField).length > 0;
