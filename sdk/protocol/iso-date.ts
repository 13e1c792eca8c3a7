/** Dates for machines, by dayjs. Apart from `dates.ts`, so that what people read does not bring dayjs along. */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { isTimestamp } from './dates.ts';

/** YYYY-MM-DD, as the KPI call and the draw files write dates; `zone` an IANA zone, UTC where unknown; '' when unknown (I18N-07). */
export function isoDate(at: number | null, zone: string): string {
  if (!isTimestamp(at)) return '';
  // Extending dayjs twice does nothing. It is done at the first use, since an import must not act by itself.
  dayjs.extend(utc);
  dayjs.extend(timezone);
  try {
    return dayjs.tz(at, zone).format('YYYY-MM-DD');
  } catch {
    return dayjs.utc(at).format('YYYY-MM-DD');
  }
}
