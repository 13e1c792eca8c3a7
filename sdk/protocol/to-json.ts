/**
 * Serializes plain data as JSON. Ignores the `toJSON` method that libraries such as Prototype.js add to all arrays,
 * because it returns text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
