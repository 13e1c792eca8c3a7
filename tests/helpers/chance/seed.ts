/**
 * Chance of tests. The gate always takes the same, so that it fails for a change and for nothing else; the long set takes another each
 * time. `LOBBYKIT_SEED=12345` repeats a run, and a failure names the seed that it came by.
 */
import { randomInt } from 'node:crypto';
import { isSlowRun } from '../slow.ts';

const GATE_SEED = 20_261_120;

/** What the chance of this run begins with. */
export const SEED = Number(process.env.LOBBYKIT_SEED ?? (isSlowRun ? randomInt(2 ** 31) : GATE_SEED));

/** Deterministic numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
