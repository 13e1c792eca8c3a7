/** Repeatable randomness: `LOAD_TEST_SEED=12345` repeats the requests and kills of a load test. */
import { randomInt } from 'node:crypto';

export interface Chance {
  /** A whole number from 0 to `below`, exclusive. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** A version 4 UUID. */
  uuid(): string;
  /**
   * Creates another source of random numbers, which depends only on this source's seed and on `name`, not on the
   * numbers already taken.
   */
  of(name: number): Chance;
}

/** Seed of this run: LOAD_TEST_SEED, or a new one. */
export const seedOfRun = (): number => Number(process.env.LOAD_TEST_SEED ?? randomInt(2 ** 31));

/** mulberry32: small, fast, and equal on every machine. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (max: number) => next() % max;
  return {
    below,
    pick: from => from[below(from.length)]!,
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16));
      hex[12] = '4';
      hex[16] = '8';
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
    of: name => createChance(Math.imul(seed ^ 0x9e3779b9, 2 * name + 1)),
  };
}
