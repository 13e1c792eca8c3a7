/** Lottery bets on the last digits of the special prize. Pure functions. */

import type { Level } from '../prize-levels.ts';
import type { BetDetail } from './tables.ts';

/** Payout of a winning number as a multiple of its stake, by number of digits. */
export const ODDS: Readonly<Record<number, number>> = { 1: 9, 2: 90, 3: 900 };

/** Maximum numbers per ticket. */
export const MAX_NUMBERS = 10;

/** Returns the numbers of digits that tickets can have: at most as many as the special prize has. */
export const digitsOf = (levels: readonly Level[]): number[] =>
  Object.keys(ODDS)
    .map(Number)
    .filter(digits => digits <= (levels[0]?.digits ?? 0));

/** Returns the special prize in a result, where it is the first number (LOTT-19). */
export const specialOf = (winningNumber: string): string => winningNumber.split(/[~,]/, 1)[0] ?? '';

/** Returns the payout of a ticket as a multiple of the stake per number; 0 if no number wins. */
export function oddsOf({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, winningNumber: string): number {
  const special = specialOf(winningNumber);
  return numbers.includes(special.slice(-digits)) ? (ODDS[digits] ?? 0) : 0;
}

/**
 * Maximum covered outcomes, in tenths. A ticket with a higher coverage carries little risk, so its stake does not count
 * toward wagering (PAY-10).
 */
const MAX_COVERED = 7;

/**
 * Returns whether these numbers together cover more than 70 % of all outcomes of a draw. Each number is a suffix of the
 * special prize; lengths may differ.
 */
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

/**
 * Returns the part of a ticket's stake that counts toward wagering, in minor units. Considers this ticket only;
 * `withholdQualifyingStake` checks all tickets of the member together.
 */
export const qualifyingStakeOf = ({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, stake: bigint): bigint =>
  numbers.length * 10 > MAX_COVERED * 10 ** digits ? 0n : stake;

/** Returns whether the numbers of a ticket are distinct and have exactly `digits` digits. */
export const areTicketNumbers = (numbers: readonly string[], digits: number): boolean =>
  numbers.length > 0 &&
  numbers.length <= MAX_NUMBERS &&
  new Set(numbers).size === numbers.length &&
  numbers.every(number => number.length === digits && /^\d+$/.test(number));
