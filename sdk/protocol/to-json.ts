/**
 * Serializes plain data as JSON. Ignores a `toJSON` method that libraries such as Prototype.js add to all arrays and
 * that returns text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
