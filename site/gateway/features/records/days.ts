/** Date ranges of records in the merchant's time zone (BOOK-02). Pure functions. */
import { oldestRecord, RECORD_MAX_DAYS, shiftDay } from 'lobbykit/domain';
import { invalid } from '../../platform/api-error.ts';
import { dateOf, startOfDay } from '../../platform/days.ts';

const DAY = 86_400_000;

/**
 * Days from `from` to `to`, both included. `since`: start of the first day; `until`: start of the day after the last
 * one; ms since 1970.
 */
export interface Days {
  /** First and last day, calendar dates such as 2026-11-20. */
  readonly from: string;
  readonly to: string;
  readonly since: number;
  readonly until: number;
}

const toDate = (clock: number) => new Date(clock).toISOString().slice(0, 10);

function requireDate(date: string, field: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  // Some JavaScript engines parse 31 February as 2 March.
  if (!Number.isNaN(time) && toDate(time) === date) return date;
  throw invalid(`"${field}" is no day; allowed is a day such as 2026-11-20`, field);
}

/**
 * Validates a date range and returns it. Throws ApiError 400 for days that are invalid, reversed, too many or too long
 * ago.
 */
export function requireDays(
  dates: { readonly startDate: string; readonly endDate: string },
  zone: string,
  now: number,
): Days {
  const [from, to] = [requireDate(dates.startDate, 'startDate'), requireDate(dates.endDate, 'endDate')];
  if (to < from) throw invalid('"endDate" is before "startDate"', 'endDate');
  if (shiftDay(from, RECORD_MAX_DAYS) <= to)
    throw invalid(`"endDate" is more than ${RECORD_MAX_DAYS} days on`, 'endDate');
  const oldest = oldestRecord(dateOf(now, zone));
  if (from < oldest) throw invalid(`"startDate" is too long ago; allowed is ${oldest} or later`, 'startDate');
  return { from, to, since: startOfDay(from, zone)!, until: startOfDay(shiftDay(to, 1), zone)! };
}

/** Returns the preceding range of equal length. */
export function daysBefore({ from, to, since }: Days, zone: string): Days {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  const first = shiftDay(from, -length);
  return { from: first, to: shiftDay(from, -1), since: startOfDay(first, zone)!, until: since };
}

/** Returns all days of the range, oldest first. */
export function eachDay({ from, to }: Pick<Days, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return days;
}
