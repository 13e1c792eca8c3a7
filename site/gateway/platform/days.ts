/**
 * Days and clocks of a merchant's zone (TEAM-09), by Temporal and its zone database. Timestamps are ms since 1970, dates text such as
 * `2026-11-20`, zones IANA names.
 *
 * A day starts with its first instant, which is not 00:00 where clocks skip midnight. No local time is found by adding 24 hours.
 */
import { Temporal } from 'temporal-polyfill';

const clockOf = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const firstOf = (date: Temporal.PlainDate, zone: string): number => date.toZonedDateTime(zone).epochMilliseconds;

const dayOf = (at: number, zone: string) => clockOf(at, zone).toPlainDate();

/** First instant of the day of the zone. */
export const dayStart = (at: number, zone: string): number => firstOf(dayOf(at, zone), zone);

/** First instant of the month of the zone. */
export const monthStart = (at: number, zone: string): number => firstOf(dayOf(at, zone).with({ day: 1 }), zone);

/** First instant of the next day, which some days of a year have after 23 or 25 hours; always later than `at`. */
export const dayEnd = (at: number, zone: string): number => {
  let date = dayOf(at, zone);
  let end: number;
  // A zone that moves over the date line skips a whole date.
  do {
    date = date.add({ days: 1 });
    end = firstOf(date, zone);
  } while (end <= at);
  return end;
};

/**
 * The instant of a minute of the day, 0 to 1439, on the day that `days` (0, 1) later follows the one of `at`. A minute that clocks skip
 * means the first instant after the gap; of a repeated minute the first is meant.
 */
export function atMinute(at: number, zone: string, minute: number, days: number): number {
  const wanted = dayOf(at, zone)
    .add({ days })
    .toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const found = wanted.toZonedDateTime(zone);
  const isSkipped = !found.toPlainDateTime().equals(wanted);
  return ((isSkipped && found.getTimeZoneTransition('previous')) || found).epochMilliseconds;
}

/** Minutes that clocks of the zone show past 00:00, with fractions. */
export function minuteOfDay(at: number, zone: string): number {
  const { hour, minute, second } = clockOf(at, zone);
  return hour * 60 + minute + second / 60;
}

/** The date of an instant: `2026-11-20`. */
export const dateOf = (at: number, zone: string): string => dayOf(at, zone).toString();

/** First instant of a day written `2026-11-20`; null for a day that is none. */
export function startOfDay(day: string, zone: string): number | null {
  try {
    // Temporal reads more than dates, such as `2026-11-20T10:00` and `20261120`.
    return /^\d{4}-\d\d-\d\d$/.test(day) ? firstOf(Temporal.PlainDate.from(day), zone) : null;
  } catch {
    return null;
  }
}

/** Is there such a zone? Offsets are none: Postgres counts `+07:00` to the west. */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z][\w+/-]*$/.test(zone) && dateOf(0, zone) !== '';
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/** Offset of Asia/Ho_Chi_Minh, the zone of lottery draws and of the command line, from UTC all year. */
export const DRAW_ZONE_OFFSET_MS = 7 * 3_600_000;

/** First instants of a date `YYYY-MM-DD` of that zone and of the next date; null for an invalid date such as 2026-02-30. */
export function drawDay(date: string): { readonly from: number; readonly until: number } | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) return null;
  return { from: time - DRAW_ZONE_OFFSET_MS, until: time - DRAW_ZONE_OFFSET_MS + DAY_MS };
}
