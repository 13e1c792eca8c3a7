/** Winning numbers: prize levels by `~`, numbers by `,`, digits kept as text (LOTT-19 to LOTT-21, R14). */

/** Shown for a prize level that is not made of numbers. */
export const NO_NUMBER = '–';

/** One prize level. */
export interface PrizeLevel {
  /** GB for the first level, then G1 to G9 (LOTT-20). */
  readonly label: string;
  /** Digits as given, leading zeros kept; a single dash where the level is malformed. */
  readonly numbers: readonly string[];
}

const LABELS = ['GB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'];

/** Up to 100 numbers of up to 12 digits: what a level can sensibly hold. */
const GOOD_LEVEL = /^\d{1,12}(?:,\d{1,12}){0,99}$/;

/**
 * Levels of a winning number. Levels beyond G9 and levels without any text are dropped, the others keep their label
 * (LOTT-21); a level with something else than digits in it, or with a number missing between its commas, shows one dash
 * (R14). Never throws.
 */
export function parseWinningNumber(text: string): PrizeLevel[] {
  const parts = text.split('~', LABELS.length);
  return LABELS.flatMap((label, level) => {
    const part = parts[level]?.trim();
    if (!part) return [];
    return [{ label, numbers: GOOD_LEVEL.test(part) ? part.split(',') : [NO_NUMBER] }];
  });
}

/** Text of levels; byte-equal to what was parsed when every level was good. InvalidRows levels leave their place empty. */
export function printWinningNumber(levels: readonly PrizeLevel[]): string {
  const byLabel = new Map(levels.map(({ label, numbers }) => [label, numbers.join(',')]));
  const last = LABELS.findLastIndex(label => byLabel.has(label));
  return LABELS.slice(0, last + 1)
    .map(label => byLabel.get(label) ?? '')
    .join('~');
}
