/**
 * Slot machine with three reels: symbols, frequencies and payouts. Pure except for the operating system's random
 * source.
 */
import { randomInt } from 'node:crypto';

/** A symbol: its stops out of twenty per reel, and the payout of three of it, in stakes. */
interface ReelSymbol {
  readonly name: string;
  readonly stops: number;
  readonly three: number;
  /** Payout of exactly two. */
  readonly two: number;
}

/** Best first. The return to player is 94.3 %, verified by a test. */
export const SYMBOLS: readonly ReelSymbol[] = [
  { name: 'seven', stops: 1, three: 500, two: 10 },
  { name: 'gem', stops: 2, three: 150, two: 0 },
  { name: 'crown', stops: 3, three: 40, two: 0 },
  { name: 'bell', stops: 4, three: 15, two: 0 },
  { name: 'star', stops: 4, three: 10, two: 0 },
  { name: 'cherry', stops: 6, three: 5, two: 1 },
];

export const REELS = 3;

const STRIP: readonly string[] = SYMBOLS.flatMap(({ name, stops }) => Array<string>(stops).fill(name));

/** Stops each reel at a random symbol. */
export const spin = (): string[] => Array.from({ length: REELS }, () => STRIP[randomInt(STRIP.length)]!);

/** Returns the payout of the stopped reels, in stakes. */
export function payoutOf(shown: readonly string[]): number {
  for (const { name, three, two } of SYMBOLS) {
    const count = shown.filter(one => one === name).length;
    if (count === REELS) return three;
    if (count === REELS - 1 && two > 0) return two;
  }
  return 0;
}
