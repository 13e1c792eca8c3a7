/**
 * Slot machine with three reels: symbols, frequencies and payouts. Pure except for the operating system's random
 * source.
 */
import { randomInt } from 'node:crypto';

/**
 * Symbol of a slot machine: the number of its stops among the twenty of a reel, and the payout for three of it, in
 * stakes.
 */
interface ReelSymbol {
  readonly name: string;
  readonly stops: number;
  readonly three: number;
  /** Payout of exactly two. */
  readonly two: number;
}

/** Best first. */
export const SYMBOLS: readonly ReelSymbol[] = [
  { name: 'seven', stops: 1, three: 500, two: 10 },
  { name: 'gem', stops: 2, three: 150, two: 0 },
  { name: 'crown', stops: 3, three: 40, two: 0 },
  { name: 'bell', stops: 4, three: 15, two: 0 },
  { name: 'star', stops: 4, three: 10, two: 0 },
  { name: 'cherry', stops: 6, three: 5, two: 1 },
];

export const REELS = 3;

/** Return to player in percent, verified by a test. */
export const REELS_RETURN = 94.275;

const STRIP: readonly string[] = SYMBOLS.flatMap(({ name, stops }) => Array<string>(stops).fill(name));

/** Stops each reel at a random symbol. @param pick returns a whole number from 0 to below its argument */
export const spin = (pick: (count: number) => number = randomInt): string[] =>
  Array.from({ length: REELS }, () => STRIP[pick(STRIP.length)]!);

/** Returns the payout of the stopped reels, in stakes. */
export function payoutOf(shown: readonly string[]): number {
  for (const { name, three, two } of SYMBOLS) {
    const count = shown.filter(one => one === name).length;
    if (count === REELS) return three;
    if (count === REELS - 1 && two > 0) return two;
  }
  return 0;
}
