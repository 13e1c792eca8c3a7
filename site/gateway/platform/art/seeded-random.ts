/** Chance that comes out the same each time: the seed makes the same games on every machine. */

/** Numbers from 0 up to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same things in another order. */
export function shuffled<T>(things: readonly T[], next: () => number): T[] {
  const result = [...things];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** One of them, each as likely as its weight among all. */
export function weighted<T>(things: readonly (readonly [T, number])[], next: () => number): T {
  let left = next() * things.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [thing, weight] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  return things.at(-1)![0];
}
