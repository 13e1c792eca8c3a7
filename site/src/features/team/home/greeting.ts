/** How an agent is greeted, and which picture of the day stands behind the greeting (AGENT-04, AGENT-05). */

export type PartOfDay = 'morning' | 'noon' | 'late' | 'evening';

/** The part of the day by the whole hour of the reader's clock, 0 to 23: 10:59 is morning still. */
export function partOfDay(hour: number): PartOfDay {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'late' : 'evening';
}
