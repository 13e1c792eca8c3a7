/** Formats dates for machines with dayjs. Separate from `date-format.ts`, so that display formats do not load dayjs. */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { isTimestamp } from './date-format.ts';

/**
 * Formats a date as YYYY-MM-DD, the format of the KPI call and the draw files (I18N-07). `zone` is an IANA time zone,
 * and UTC is used if the zone is unknown; returns '' if the date is unknown.
 */
export function isoDate(at: number | null, zone: string): string {
  if (!isTimestamp(at)) return '';
  // Extending dayjs is idempotent. It happens at first use, because a module must not have side effects.
  dayjs.extend(utc);
  dayjs.extend(timezone);
  try {
    return dayjs.tz(at, zone).format('YYYY-MM-DD');
  } catch {
    return dayjs.utc(at).format('YYYY-MM-DD');
  }
}
