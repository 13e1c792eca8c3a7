/** Deterministic pseudorandom numbers, with which generated games and drawings are the same on every machine. */

/** Returns a generator of numbers in [0, 1), in the same sequence for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a shuffled copy of a list. */
export function shuffled<T>(things: readonly T[], next: () => number): T[] {
  const result = [...things];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Returns one item of a list. The probability of each item is proportional to its weight. */
export function weighted<T>(things: readonly (readonly [T, number])[], next: () => number): T {
  let left = next() * things.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [thing, weight] of things) {
    left -= weight;
    if (left < 0) return thing;
  }
  return things.at(-1)![0];
}
