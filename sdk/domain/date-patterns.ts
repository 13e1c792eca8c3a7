/**
 * Dates in patterns the specification fixes, by dayjs. Apart from `dates.ts`, so that what the first numbers need does
 * not bring dayjs along. Instants are ms since 1970, `tag` is a language tag, `zone` an IANA zone (UTC where unknown).
 */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { isInstant, weekdayName } from './dates.ts';

/** Languages that write the day first (I18N-08). */
const DAY_FIRST = ['pt', 'vi'];

function written(at: number | null, zone: string, pattern: string): string {
  if (!isInstant(at)) return '';
  // Both do nothing the second time; an import must not act by itself.
  dayjs.extend(utc);
  dayjs.extend(timezone);
  try {
    return dayjs.tz(at, zone).format(pattern);
  } catch {
    return dayjs.utc(at).format(pattern);
  }
}

/** DD/MM/YYYY for Portuguese and Vietnamese, YYYY/MM/DD otherwise; '' when unknown (I18N-07, I18N-08). */
export const formatDate = (at: number | null, tag: string, zone: string): string =>
  written(at, zone, DAY_FIRST.includes(tag.toLowerCase().split('-')[0] ?? '') ? 'DD/MM/YYYY' : 'YYYY/MM/DD');

/** YYYY-MM-DD, as the KPI call and the draw files write dates; '' when unknown (I18N-07). */
export const isoDate = (at: number | null, zone: string): string => written(at, zone, 'YYYY-MM-DD');

/** Time of the last draw as `dddd MM-DD-YYYY`, the day's full name in the language; '' when unknown (LOTT-17, LOTT-18). */
export const previousDrawTime = (at: number | null, tag: string, zone: string): string =>
  isInstant(at) ? `${weekdayName(at, tag, zone)} ${written(at, zone, 'MM-DD-YYYY')}` : '';
