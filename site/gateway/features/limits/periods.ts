/** Days, weeks and months of player limits in the merchant's time zone (LIMIT-01). Pure functions. */
import { type PlayerLimitPeriod, shiftDay } from 'lobbykit/domain';
import { dateOf, startOfDay } from '../../platform/days.ts';

/** Period of a limit: first date, start, and start of the next period in ms since 1970. */
export interface Period {
  /** First date of the period, such as 2026-11-23. */
  readonly from: string;
  readonly since: number;
  readonly until: number;
}

/** Returns the period that contains `now`; weeks start on Monday. */
export function periodOf(period: PlayerLimitPeriod, now: number, zone: string): Period {
  const today = dateOf(now, zone);
  const [from, next] = datesOf(period, today);
  return { from, since: startOfDay(from, zone)!, until: startOfDay(next, zone)! };
}

function datesOf(period: PlayerLimitPeriod, today: string): readonly [string, string] {
  if (period === 'day') return [today, shiftDay(today, 1)];
  if (period === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const monday = shiftDay(today, -sinceMonday);
    return [monday, shiftDay(monday, 7)];
  }
  const first = `${today.slice(0, 8)}01`;
  return [first, `${shiftDay(first, 31).slice(0, 8)}01`];
}
