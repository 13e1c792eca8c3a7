/**
 * `JSON.stringify` of plain data. Lists come out as lists also where the page's library has given all of them a `toJSON` that
 * answers with text, as Prototype.js did: what is written is what stands there, not what `toJSON` makes of it.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
