/** Short format of a date and time. */
import { calendarDate, formatDate, shortDate, zonedTime } from './date-format.ts';

/**
 * Formats day and time in the zone, with the zone name if it differs from the reader's: `Sat 21 Nov, 00:00 GMT+7`.
 * Omits the day for today, adds the year for another year; '' if unknown (I18N-06).
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
