/** Date ranges of records, in the merchant's time zone (BOOK-02). Dates are strings such as 2026-11-20. */
import { calendarDate, shiftDay, utcMidnight } from '../date-format.ts';

/** Maximum number of days per request. */
export const RECORD_MAX_DAYS = 31;
/** Age in years up to which records can be requested. */
export const RECORD_YEARS = 2;

/** Preset date ranges: today, yesterday, the last 7 or 31 days including today. */
export type RecordPeriod = 'today' | 'yesterday' | '7' | '31';
/** Preset date ranges in display order. */
export const RECORD_PERIODS: readonly RecordPeriod[] = ['today', 'yesterday', '7', '31'];

/** Date range; both dates are included. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the date of a timestamp (ms since 1970) in an IANA time zone; '' if unknown. */
export function recordDate(at: number, zone: string): string {
  const date = calendarDate(at, zone);
  if (!date) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** Returns the first and last day of a preset range. */
export function recordDays(period: RecordPeriod, today: string): RecordDays {
  if (period === 'today') return { from: today, to: today };
  if (period === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  return { from: shiftDay(today, 1 - Number(period)), to: today };
}

/** Returns the oldest date for which records can be requested. */
export const oldestRecord = (today: string): string => {
  const date = `${Number(today.slice(0, 4)) - RECORD_YEARS}${today.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 7)}-28`;
};

function isDate(date: string): boolean {
  const time = utcMidnight(date);
  // Some JavaScript engines parse 30 February as 2 March, so the parsed date is compared with the text.
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && toDate(time) === date;
}

/**
 * Error of a date range. `none`: invalid date; `turned`: start after end; `many`: too many days; `old`: too far in the
 * past; `future`: in the future.
 */
export type RecordDaysIssue = 'none' | 'turned' | 'many' | 'old' | 'future';

/** Validates a date range; null if valid. */
export function checkRecordDays({ from, to }: RecordDays, today: string): RecordDaysIssue | null {
  if (!isDate(from) || !isDate(to)) return 'none';
  if (to < from) return 'turned';
  if (to > today) return 'future';
  if (from < oldestRecord(today)) return 'old';
  return shiftDay(from, RECORD_MAX_DAYS) <= to ? 'many' : null;
}
