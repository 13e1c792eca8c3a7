/** Winning numbers: prize levels separated by `~`, numbers by `,`, digits as text (LOTT-19 to LOTT-21, R14). */

/** Shown in place of a malformed prize level. */
export const NO_NUMBER = '–';

/** One prize level. */
export interface PrizeLevel {
  /** GB for the first level, followed by G1 to G9 (LOTT-20). */
  readonly label: string;
  /** Digits with leading zeros; a single dash if the level is malformed. */
  readonly numbers: readonly string[];
}

const LABELS = ['GB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'];

/** Valid level: up to 100 numbers of up to 12 digits. */
const GOOD_LEVEL = /^\d{1,12}(?:,\d{1,12}){0,99}$/;

/**
 * Parses the levels of a winning number; never throws. Levels after G9 and empty levels are omitted without changing
 * the labels of the others (LOTT-21); a malformed level has one dash (R14).
 */
export function parseWinningNumber(text: string): PrizeLevel[] {
  const parts = text.split('~', LABELS.length);
  return LABELS.flatMap((label, level) => {
    const part = parts[level]?.trim();
    if (!part) return [];
    return [{ label, numbers: GOOD_LEVEL.test(part) ? part.split(',') : [NO_NUMBER] }];
  });
}

/** Formats levels as text, byte-equal to the parsed text if every level was valid. Missing levels are empty. */
export function printWinningNumber(levels: readonly PrizeLevel[]): string {
  const byLabel = new Map(levels.map(({ label, numbers }) => [label, numbers.join(',')]));
  const last = LABELS.findLastIndex(label => byLabel.has(label));
  return LABELS.slice(0, last + 1)
    .map(label => byLabel.get(label) ?? '')
    .join('~');
}
