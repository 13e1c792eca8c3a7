/** Date ranges of records, in the merchant's zone (BOOK-02). Dates are text such as 2026-11-20. */
import { calendarDate, shiftDay, utcMidnight } from '../date-format.ts';

/** Maximum days per request. */
export const RECORD_MAX_DAYS = 31;
/** Retention of records, years. */
export const RECORD_YEARS = 2;

/** Named date ranges: today, yesterday, the last 7 or 31 days including today. */
export type RecordPeriod = 'today' | 'yesterday' | '7' | '31';
/** Named date ranges in display order. */
export const RECORD_PERIODS: readonly RecordPeriod[] = ['today', 'yesterday', '7', '31'];

/** Both dates included. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the date at a timestamp, ms since 1970, in an IANA zone; '' if unknown. */
export function recordDate(at: number, zone: string): string {
  const date = calendarDate(at, zone);
  if (!date) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** Returns the days of a named range. */
export function recordDays(period: RecordPeriod, today: string): RecordDays {
  if (period === 'today') return { from: today, to: today };
  if (period === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  return { from: shiftDay(today, 1 - Number(period)), to: today };
}

/** Returns the oldest date of the records. */
export const oldestRecord = (today: string): string => {
  const date = `${Number(today.slice(0, 4)) - RECORD_YEARS}${today.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 7)}-28`;
};

function isDate(date: string): boolean {
  const time = utcMidnight(date);
  // Some engines parse 30 February as 2 March.
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && toDate(time) === date;
}

/** Error of a date range: invalid date, start after end, too many days, too old, or in the future. */
export type RecordDaysIssue = 'none' | 'turned' | 'many' | 'old' | 'future';

/** Validates a date range; null if valid. */
export function checkRecordDays({ from, to }: RecordDays, today: string): RecordDaysIssue | null {
  if (!isDate(from) || !isDate(to)) return 'none';
  if (to < from) return 'turned';
  if (to > today) return 'future';
  if (from < oldestRecord(today)) return 'old';
  return shiftDay(from, RECORD_MAX_DAYS) <= to ? 'many' : null;
}
