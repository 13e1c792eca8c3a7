/** Returns the time of day for the greeting and its illustration (AGENT-04, AGENT-05). */

export type PartOfDay = 'morning' | 'noon' | 'late' | 'evening';

/** Returns the time of day of an hour, 0 to 23, in the visitor's time zone. Hour 10 is morning until 10:59. */
export function partOfDay(hour: number): PartOfDay {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'late' : 'evening';
}
