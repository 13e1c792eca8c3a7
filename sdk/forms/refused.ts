/** What a refusal says about single fields. */
import type { FieldErrors } from '../domain/rules.ts';
import type { CallError } from '../types.ts';
import { ERROR_CODES } from '../wire/error-codes.ts';

/**
 * Errors by field out of a refused call: `value.fields` of an `input.invalid`, or the field that `places` names for the
 * code. null when it says nothing about any of `fields`, so that nothing said gets lost.
 */
export function fieldErrors(
  error: CallError,
  fields: ReadonlySet<string>,
  places: Readonly<Record<string, string>>,
): FieldErrors | null {
  const { code } = error;
  const place = code !== undefined && Object.hasOwn(places, code) ? places[code] : undefined;
  if (place !== undefined && fields.has(place)) return { [place]: { key: error.messageKey } };
  if (code !== ERROR_CODES.inputInvalid) return null;
  // What the server says of a field is for developers: the form says it in its own words.
  const found = Object.entries(Object(Object(error.data).fields)).filter(
    ([name, words]) => fields.has(name) && typeof words === 'string',
  );
  return found.length === 0 ? null : Object.fromEntries(found.map(([name]) => [name, { key: 'field.format' }]));
}
