/**
 * Returns `[make(0), make(1), …]` with `count` elements. Replaces `Array.from` and `entries()`, which libraries on the
 * page may have overridden (Prototype, MooTools).
 */
export function times<T>(count: number, make: (place: number) => T): T[] {
  const result: T[] = [];
  for (let place = 0; place < count; place++) result.push(make(place));
  return result;
}
