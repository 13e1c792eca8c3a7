/**
 * `make(0)`, `make(1)` … for as many places. Pages still hold libraries whose own `Array.from` knows no second argument, and whose
 * lists answer `entries()` with themselves (Prototype, MooTools): the kit asks neither.
 */
export function times<T>(count: number, make: (place: number) => T): T[] {
  const made: T[] = [];
  for (let place = 0; place < count; place++) made.push(make(place));
  return made;
}
