/** Object schemas that are robust against additions to `Object.prototype`. */
import { type ObjectEntries, type ObjectSchema, object as plain } from 'valibot';

/**
 * Creates valibot's `object` schema from entries without a prototype. Valibot iterates entries with `for … in`, which
 * would include properties that old libraries add to all objects.
 */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> =>
  plain(Object.assign(Object.create(null), entries));
