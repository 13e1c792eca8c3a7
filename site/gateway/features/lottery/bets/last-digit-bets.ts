/** Lottery bets on the last digits of the special prize. Pure. */

import type { Level } from '../prize-levels.ts';
import type { BetDetail } from './tables.ts';

/** Payout of a winning number in stakes, by number of digits. */
export const ODDS: Readonly<Record<number, number>> = { 1: 9, 2: 90, 3: 900 };

/** Maximum numbers per ticket. */
export const MAX_NUMBERS = 10;

/** Returns the supported digit counts: at most the digits of the special prize. */
export const digitsOf = (levels: readonly Level[]): number[] =>
  Object.keys(ODDS)
    .map(Number)
    .filter(digits => digits <= (levels[0]?.digits ?? 0));

/** Returns the special prize of a draw, which is the first number of the result (LOTT-19). */
export const specialOf = (winningNumber: string): string => winningNumber.split(/[~,]/, 1)[0] ?? '';

/** Returns the win of a ticket in stakes of one number; 0 if no number wins. */
export function oddsOf({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, winningNumber: string): number {
  const special = specialOf(winningNumber);
  return numbers.includes(special.slice(-digits)) ? (ODDS[digits] ?? 0) : 0;
}

/** Tenths of all outcomes: a higher coverage carries no risk, so the stake does not qualify (PAY-10). */
const MAX_COVERED = 7;

/**
 * Returns whether these numbers, of any length, together cover more than 70 % of a draw. Each is a suffix of the
 * special prize.
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
 * Returns the part of a ticket's stake that counts toward the wagering requirement, in minor units. Ignores the
 * member's other tickets, which `withholdQualifyingStake` checks.
 */
export const qualifyingStakeOf = ({ digits, numbers }: Pick<BetDetail, 'digits' | 'numbers'>, stake: bigint): bigint =>
  numbers.length * 10 > MAX_COVERED * 10 ** digits ? 0n : stake;

/** Validates the numbers of a ticket: unique, with that many digits. */
export const areTicketNumbers = (numbers: readonly string[], digits: number): boolean =>
  numbers.length > 0 &&
  numbers.length <= MAX_NUMBERS &&
  new Set(numbers).size === numbers.length &&
  numbers.every(number => number.length === digits && /^\d+$/.test(number));
