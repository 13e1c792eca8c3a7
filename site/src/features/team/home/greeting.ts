/** Time of day for the greeting and its illustration (AGENT-04, AGENT-05). */

export type PartOfDay = 'morning' | 'noon' | 'late' | 'evening';

/** Time of day of a full hour, 0 to 23, on the reader's clock; 10:59 is still morning. */
export function partOfDay(hour: number): PartOfDay {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'late' : 'evening';
}
