/** Object schemas that work even if a library on the page has extended `Object.prototype`. */
import { type ObjectEntries, type ObjectSchema, object as plain } from 'valibot';

/**
 * Creates valibot's `object` schema from entries without a prototype. Valibot iterates over the entries with `for …
 * in`, which would otherwise include properties that old libraries add to all objects.
 */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> =>
  plain(Object.assign(Object.create(null), entries));
