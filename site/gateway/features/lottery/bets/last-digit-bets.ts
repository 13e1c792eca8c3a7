/** Bets on a lottery: the last digits of the special prize. Pure. */

import type { Level } from '../prize-levels.ts';
import type { BetDetail } from './tables.ts';

/** What a right number pays, in stakes, by how many digits it has. */
export const ODDS: Readonly<Record<number, number>> = { 1: 9, 2: 90, 3: 900 };

/** Numbers on one ticket. */
export const MAX_NUMBERS = 10;

/** How many last digits of the special prize can be bet on: never more than it has. */
export const digitsOf = (levels: readonly Level[]): number[] =>
  Object.keys(ODDS)
    .map(Number)
    .filter(digits => digits <= (levels[0]?.digits ?? 0));

/** The special prize of a result: it stands first (LOTT-19). */
export const specialOf = (winningNumber: string): string => winningNumber.split(/[~,]/, 1)[0] ?? '';

/** What a ticket wins, in stakes of one number; 0 when none of its numbers is right. */
export function oddsOf({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, winningNumber: string): number {
  const special = specialOf(winningNumber);
  return numbers.includes(special.slice(-digits)) ? (ODDS[digits] ?? 0) : 0;
}

/** Tenths of what can be drawn: whoever bets on more of a draw risks nothing, and the stake does not count as valid (PAY-10). */
const MAX_COVERED = 7;

/** Do these numbers, of whatever length, cover more than 70 % of a draw together? Each is the end of the special prize. */
export function coversTooMuch(numbers: readonly string[]): boolean {
  const digits = Math.max(...numbers.map(({ length }) => length));
  const ends = new Set(numbers);
  const all = 10 ** digits;
  let covered = 0;
  for (let outcome = 0; outcome < all; outcome += 1) {
    const text = String(outcome).padStart(digits, '0');
    for (let length = 1; length <= digits; length += 1) {
      if (!ends.has(text.slice(-length))) continue;
      covered += 1;
      break;
    }
  }
  return covered * 10 > MAX_COVERED * all;
}

/** The part of a ticket's stake, minor units, that counts as valid once it is won or lost, by the ticket alone; see `withholdQualifyingStake`. */
export const qualifyingStakeOf = ({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, stake: bigint): bigint =>
  numbers.length * 10 > MAX_COVERED * 10 ** digits ? 0n : stake;

/** Numbers as they may stand on a ticket: each once, of so many digits. */
export const arePhoneNumbers = (numbers: readonly string[], digits: number): boolean =>
  numbers.length > 0 &&
  numbers.length <= MAX_NUMBERS &&
  new Set(numbers).size === numbers.length &&
  numbers.every(number => number.length === digits && /^\d+$/.test(number));
