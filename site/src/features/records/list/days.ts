/** Groups records by day in the merchant's time zone. */
import { formatDate, recordDate, shortDate, zoneMark } from 'lobbykit/domain';
import type { DateFormat } from '../../../shared/time/date-format.ts';

export interface DayOf<Row> {
  readonly date: string;
  /** Time of the newest row of the day, ms since 1970; null if unknown. */
  readonly at: number | null;
  readonly rows: readonly Row[];
}

/** Groups adjacent rows of the same date; keeps the order of the rows. */
export function byDay<Row extends { readonly at: number | null }>(rows: readonly Row[], zone: string): DayOf<Row>[] {
  const days: { date: string; at: number | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const date = row.at === null ? '' : recordDate(row.at, zone);
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ date, at: row.at, rows: [row] });
  }
  return days;
}

/** Returns noon (UTC) of a date, which is on the same date in every time zone less than twelve hours from UTC. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Formats a period, such as `14 Nov to 20 Nov 2026`, or a single date. */
export function formatDays(
  from: string,
  to: string,
  { tag }: DateFormat,
  join: (from: string, to: string) => string,
): string {
  const write = (date: string) => formatDate(noonOf(date), tag, 'UTC');
  return from === to ? write(from) : join(write(from), write(to));
}

/** Formats a day, such as `Fri 20 Nov`. */
export const dayName = (at: number | null, { tag, zone }: DateFormat): string => shortDate(at, tag, zone);

/** Formats the heading of a day, such as `Fri 20 Nov · GMT+7`. The time zone is omitted if it equals the visitor's. */
export const zonedDay = (at: number | null, when: DateFormat): string =>
  [dayName(at, when), zoneMark(at, when.zone, when.ahead(at))].filter(Boolean).join(' · ');
