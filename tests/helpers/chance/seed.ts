/**
 * Seed of random tests. The default test run always uses the same seed, so that only changes cause failures; the slow
 * run uses a new one each time. `LOBBYKIT_SEED=12345` repeats a run, and a failure prints its seed.
 */
import { randomInt } from 'node:crypto';
import { isSlowRun } from '../slow.ts';

const GATE_SEED = 20_261_120;

/** Seed of this run. */
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
