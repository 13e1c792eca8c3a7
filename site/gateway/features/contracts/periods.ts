/**
 * Contract periods in the merchant's time zone: hours, days, half months (TEAM-23). Pure functions; times are ms since
 * 1970.
 */
import { type ContractKind, halfMonthOf } from 'lobbykit/domain';
import { dateOf, dayEnd, dayStart, minuteOfDay, startOfDay } from '../../platform/days.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Period {
  /** Start of the period, and end (exclusive), ms since 1970. */
  readonly from: number;
  readonly until: number;
  /** First and last date of the period. */
  readonly days: { readonly from: string; readonly to: string };
}

/**
 * Returns the period that contains an instant, for a kind of contract.
 * @param zone IANA name of the merchant's time zone
 */
export function periodAt(kind: ContractKind, at: number, zone: string): Period {
  const date = dateOf(at, zone);
  if (kind === 'dividend') {
    const { from, to, next } = halfMonthOf(date);
    return { from: startOfDay(from, zone)!, until: startOfDay(next, zone)!, days: { from, to } };
  }
  const days = { from: date, to: date };
  if (kind === 'dailySalary') return { from: dayStart(at, zone), until: dayEnd(at, zone), days };
  const from = at - (at % MINUTE) - (Math.floor(minuteOfDay(at, zone)) % 60) * MINUTE;
  return { from, until: from + HOUR, days };
}
