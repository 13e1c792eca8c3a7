/**
 * Slot machine with three reels: symbols, frequencies and payouts. Pure functions, except for random numbers of the
 * operating system.
 */
import { randomInt } from 'node:crypto';

/**
 * Symbol of a slot machine. `stops`: its number of the 20 stops of a reel. `three`: payout of three such symbols, as a
 * multiple of the stake.
 */
interface ReelSymbol {
  readonly name: string;
  readonly stops: number;
  readonly three: number;
  /** Payout of exactly two such symbols, as a multiple of the stake. */
  readonly two: number;
}

/** Symbols in descending order of their payout. */
export const SYMBOLS: readonly ReelSymbol[] = [
  { name: 'seven', stops: 1, three: 500, two: 10 },
  { name: 'gem', stops: 2, three: 150, two: 0 },
  { name: 'crown', stops: 3, three: 40, two: 0 },
  { name: 'bell', stops: 4, three: 15, two: 0 },
  { name: 'star', stops: 4, three: 10, two: 0 },
  { name: 'cherry', stops: 6, three: 5, two: 1 },
];

export const REELS = 3;

/** Return to player, percent; verified by a test. */
export const REELS_RETURN = 94.275;

const STRIP: readonly string[] = SYMBOLS.flatMap(({ name, stops }) => Array<string>(stops).fill(name));

/**
 * Returns a random symbol per reel.
 * @param pick returns a random integer from 0 to less than its argument
 */
export const spin = (pick: (count: number) => number = randomInt): string[] =>
  Array.from({ length: REELS }, () => STRIP[pick(STRIP.length)]!);

/** Returns the payout of the shown symbols, as a multiple of the stake. */
export function payoutOf(shown: readonly string[]): number {
  for (const { name, three, two } of SYMBOLS) {
    const count = shown.filter(one => one === name).length;
    if (count === REELS) return three;
    if (count === REELS - 1 && two > 0) return two;
  }
  return 0;
}
