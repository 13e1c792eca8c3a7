/**
 * Prize levels of a lottery: number and length of the winning numbers per level, their random draw, and their text
 * format.
 */
import { randomInt } from 'node:crypto';

export interface Level {
  readonly digits: number;
  readonly count: number;
}

/** Parses `5x1~4x6`: per level, digits of a number x count of numbers. Throws for other texts. */
export function parseLevels(text: string): Level[] {
  return text.split('~').map(part => {
    const found = /^([1-9])x([1-9]\d?)$/.exec(part);
    if (!found) throw new Error(`"${part}" is not a prize level`);
    return { digits: Number(found[1]), count: Number(found[2]) };
  });
}

/**
 * Draws winning numbers with the operating system's random generator. Levels are separated by `~`, numbers by `,`;
 * numbers have leading zeros (LOTT-19).
 */
export function drawNumbers(levels: readonly Level[]): string {
  return levels.map(({ digits, count }) => Array.from({ length: count }, () => oneNumber(digits)).join(',')).join('~');
}

const oneNumber = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Returns the text format of a result with 0 for every digit. */
export const shapeOf = (levels: readonly Level[]): string =>
  levels.map(({ digits, count }) => Array.from({ length: count }, () => '0'.repeat(digits)).join(',')).join('~');

/** Returns a regular expression that matches exactly the possible results of `drawNumbers`. */
export function levelPattern(levels: readonly Level[]): RegExp {
  const parts = levels.map(({ digits, count }) => {
    const number = `\\d{${digits}}`;
    return count === 1 ? number : `${number}(?:,${number}){${count - 1}}`;
  });
  return new RegExp(`^${parts.join('~')}$`);
}
