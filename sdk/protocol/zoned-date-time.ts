/** Formats a date with its time of day in a short form. */
import { calendarDate, formatDate, shortDate, zonedTime } from './date-format.ts';

/**
 * Formats date and time in a time zone: `Sat 21 Nov, 00:00 GMT+7`. Omits the date if it is today, adds the year if it
 * is another year, and adds the zone if its offset differs from the reader's. Returns '' if unknown (I18N-06).
 * @param at ms since 1970
 * @param now ms since 1970
 * @param here reader's offset from UTC at `at`, minutes
 */
export function zonedDateTime(at: number | null, now: number, tag: string, zone: string, here: number): string {
  const day = calendarDate(at, zone);
  if (!day) return '';
  const today = calendarDate(now, zone);
  const time = zonedTime(at, tag, zone, here);
  if (day.year !== today?.year) return `${formatDate(at, tag, zone)}, ${time}`;
  return day.month === today.month && day.day === today.day ? time : `${shortDate(at, tag, zone)}, ${time}`;
}
