/** Reads which fields a refusal of the gateway blames. */

import type { CallError } from '../lobby/types.ts';
import type { FieldError, FieldErrors } from '../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../protocol/error-codes.ts';

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
  // Unlike the message of a refusal, which is for developers, these words are the operator's, in the visitor's language.
  const found = Object.entries(Object(Object(error.data).fields)).filter(
    (entry): entry is [string, string] => fields.has(entry[0]) && typeof entry[1] === 'string',
  );
  if (found.length === 0) return null;
  return Object.fromEntries(
    found.map(([name, text]): [string, FieldError] => [name, { key: 'field.format', ...(text && { text }) }]),
  );
}
