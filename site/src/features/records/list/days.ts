/** Rows of a record by the day they are of, on the merchant's clock. */
import { formatDate, recordDate, shortDate, zoneMark } from 'lobbykit/domain';
import type { DateFormat } from '../../../shared/time/date-format.ts';

export interface DayOf<Row> {
  readonly date: string;
  /** When the newest of them was, ms since 1970; null when unknown. */
  readonly at: number | null;
  readonly rows: readonly Row[];
}

/** Neighbors of one date together, in their order. */
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

/** Noon of a date: the day is the same in every zone that is less than twelve hours away from UTC. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** `14 Nov to 20 Nov 2026`, or one date. */
export function formatDays(
  from: string,
  to: string,
  { tag }: DateFormat,
  join: (from: string, to: string) => string,
): string {
  const write = (date: string) => formatDate(noonOf(date), tag, 'UTC');
  return from === to ? write(from) : join(write(from), write(to));
}

/** `Fri 20 Nov`. */
export const dayName = (at: number | null, { tag, zone }: DateFormat): string => shortDate(at, tag, zone);

/** The same above times of that day, with the zone of their clock where it is not the reader's: `Fri 20 Nov · GMT+7`. */
export const zonedDay = (at: number | null, when: DateFormat): string =>
  [dayName(at, when), zoneMark(at, when.zone, when.ahead(at))].filter(Boolean).join(' · ');
