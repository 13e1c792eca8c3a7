/** A moment in words, as short as it is clear. */
import { calendarDate, formatDate, shortDate, zonedTime } from './dates.ts';

/**
 * Day and time on the zone's clocks, with the zone where it is not the reader's: `Sat 21 Nov, 00:00 GMT+7`. Today it is the time
 * alone, in another year the date with its year; '' when unknown (I18N-06).
 * @param at ms since 1970
 * @param now ms since 1970
 * @param here minutes that the reader's clock is ahead of UTC at `at`
 */
export function zonedDateTime(at: number | null, now: number, tag: string, zone: string, here: number): string {
  const day = calendarDate(at, zone);
  if (!day) return '';
  const today = calendarDate(now, zone);
  const time = zonedTime(at, tag, zone, here);
  if (day.year !== today?.year) return `${formatDate(at, tag, zone)}, ${time}`;
  return day.month === today.month && day.day === today.day ? time : `${shortDate(at, tag, zone)}, ${time}`;
}
