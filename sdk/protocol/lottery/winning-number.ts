/**
 * Parses winning numbers: prize levels separated by `~`, numbers within a level by `,`. Numbers are strings, because
 * leading zeros are significant (LOTT-19 to LOTT-21, R14).
 */

/** Text that replaces a malformed prize level. */
export const NO_NUMBER = '–';

/** One prize level of a result. */
export interface PrizeLevel {
  /** Label of the level: GB for the first, then G1 to G9 (LOTT-20). */
  readonly label: string;
  /** Winning numbers with leading zeros; a single dash if the level is malformed. */
  readonly numbers: readonly string[];
}

const LABELS = ['GB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'];

/** Pattern of a valid level: up to 100 numbers of up to 12 digits. */
const GOOD_LEVEL = /^\d{1,12}(?:,\d{1,12}){0,99}$/;

/**
 * Parses the prize levels; never throws. Levels after G9 and empty levels are omitted, and the other levels keep their
 * labels (LOTT-21); a malformed level contains a single dash (R14).
 */
export function parseWinningNumber(text: string): PrizeLevel[] {
  const parts = text.split('~', LABELS.length);
  return LABELS.flatMap((label, level) => {
    const part = parts[level]?.trim();
    if (!part) return [];
    return [{ label, numbers: GOOD_LEVEL.test(part) ? part.split(',') : [NO_NUMBER] }];
  });
}

/**
 * Formats prize levels as text, with empty text for missing levels. If all levels are valid, the result is identical to
 * the text that was parsed.
 */
export function printWinningNumber(levels: readonly PrizeLevel[]): string {
  const byLabel = new Map(levels.map(({ label, numbers }) => [label, numbers.join(',')]));
  const last = LABELS.findLastIndex(label => byLabel.has(label));
  return LABELS.slice(0, last + 1)
    .map(label => byLabel.get(label) ?? '')
    .join('~');
}
