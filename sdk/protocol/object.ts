/** Objects of the wire that stay what they are where a page has put things of its own on `Object.prototype`. */
import { type ObjectEntries, type ObjectSchema, object as plain } from 'valibot';

/**
 * `object` of valibot, which walks its entries by `for … in`: without a prototype there is nothing else to be met, so that
 * what an old library adds to all objects is not asked of every answer.
 */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> =>
  plain(Object.assign(Object.create(null), entries));
