/**
 * What stands in the fields of a form. Password managers, translators and scripts of a page fill a field without telling anybody:
 * a field is written only when the value of its model changes, and is read before the model is asked to send.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The value that the model of a field is known to have; none while something was typed that it has not answered. */
const told = new WeakMap<Element, string>();

/** Shows `value`, unless that was shown before: what was filled in since then stays. */
export function showValue(field: TextField, value: string): void {
  if (told.get(field) === value) return;
  told.set(field, value);
  if (field.value !== value) field.value = value;
}

/** To be called with each `input` event: the next value of the model is shown, also if it is the one of before. */
export const noteTyped = (field: TextField): void => void told.delete(field);

/** Raises `input` where a field holds something that no event told of; true where it did. */
export function readField(field: Element): boolean {
  const isNews = told.has(field) && told.get(field) !== (field as TextField).value;
  if (isNews) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return isNews;
}

/** Reads all fields of a form, which may not be there; true where one had news. */
export const readFields = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].filter(readField).length > 0;
