/**
 * `JSON.stringify` of plain data. A library of the page may have given all lists a `toJSON` that answers with text, as
 * Prototype.js did; here lists are written as lists all the same.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
