/** Which days a record shows, on the merchant's clock (BOOK-02). Dates are text such as 2026-11-20. */
import { calendarDate, shiftDay, utcMidnight } from '../dates.ts';

/** Days that can be asked for at once. */
export const RECORD_MAX_DAYS = 31;
/** How far back records are kept. */
export const RECORD_YEARS = 2;

/** Days that are named by one word: today, yesterday, the last 7 or 31 with today. */
export type RecordPeriod = 'today' | 'yesterday' | '7' | '31';
/** All of them, in the order they are offered. */
export const RECORD_PERIODS: readonly RecordPeriod[] = ['today', 'yesterday', '7', '31'];

/** Both dates included. */
export interface RecordDays {
  readonly from: string;
  readonly to: string;
}

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The date at an instant, ms since 1970, in an IANA zone; '' when unknown. */
export function recordDate(at: number, zone: string): string {
  const date = calendarDate(at, zone);
  if (!date) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** The days of a period, whose last one is today but for yesterday. */
export function recordDays(period: RecordPeriod, today: string): RecordDays {
  if (period === 'today') return { from: today, to: today };
  if (period === 'yesterday') return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  return { from: shiftDay(today, 1 - Number(period)), to: today };
}

/** The oldest date there are records of. */
export const oldestRecord = (today: string): string => {
  const date = `${Number(today.slice(0, 4)) - RECORD_YEARS}${today.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 7)}-28`;
};

function isDate(date: string): boolean {
  const time = utcMidnight(date);
  // 30 February is read as 2 March by some.
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && toDate(time) === date;
}

/** What is wrong with two dates: one is none, they are turned round, too many days, too long ago, or not there yet. */
export type RecordDaysIssue = 'none' | 'turned' | 'many' | 'old' | 'future';

/** Null for dates that can be asked for. */
export function checkRecordDays({ from, to }: RecordDays, today: string): RecordDaysIssue | null {
  if (!isDate(from) || !isDate(to)) return 'none';
  if (to < from) return 'turned';
  if (to > today) return 'future';
  if (from < oldestRecord(today)) return 'old';
  return shiftDay(from, RECORD_MAX_DAYS) <= to ? 'many' : null;
}
