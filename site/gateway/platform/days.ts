/**
 * Dates and times in a merchant's time zone (TEAM-09), computed with Temporal. Timestamps are ms since 1970, dates are
 * text such as `2026-11-20`, zones are IANA names.
 * A day starts with its first instant, which is not 00:00 if clocks skip midnight. Never add 24 hours to find a local
 * time.
 */
import { Temporal } from 'temporal-polyfill';

const clockOf = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const firstOf = (date: Temporal.PlainDate, zone: string): number => date.toZonedDateTime(zone).epochMilliseconds;

const dayOf = (at: number, zone: string) => clockOf(at, zone).toPlainDate();

/** Returns the start of the day that contains `at`. */
export const dayStart = (at: number, zone: string): number => firstOf(dayOf(at, zone), zone);

/** Returns the start of the month that contains `at`. */
export const monthStart = (at: number, zone: string): number => firstOf(dayOf(at, zone).with({ day: 1 }), zone);

/** Returns the start of the next day, which is always later than `at`. A day may have 23 or 25 hours. */
export const dayEnd = (at: number, zone: string): number => {
  let date = dayOf(at, zone);
  let end: number;
  // A time zone that moves across the date line skips a whole date.
  do {
    date = date.add({ days: 1 });
    end = firstOf(date, zone);
  } while (end <= at);
  return end;
};

/**
 * Returns the instant of a local time on the day of `at`, or on the next day. A time that is skipped by a clock change
 * returns the first instant after it; a time that occurs twice returns its first occurrence.
 * @param minute minute of the day, 0 to 1439
 * @param days 0 for the day of `at`, 1 for the next day
 */
export function atMinute(at: number, zone: string, minute: number, days: number): number {
  const target = dayOf(at, zone)
    .add({ days })
    .toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const found = target.toZonedDateTime(zone);
  const isSkipped = !found.toPlainDateTime().equals(target);
  return ((isSkipped && found.getTimeZoneTransition('previous')) || found).epochMilliseconds;
}

/** Returns the local time in minutes since 00:00, with fractions. */
export function minuteOfDay(at: number, zone: string): number {
  const { hour, minute, second } = clockOf(at, zone);
  return hour * 60 + minute + second / 60;
}

/** Returns the date of an instant, such as `2026-11-20`. */
export const dateOf = (at: number, zone: string): string => dayOf(at, zone).toString();

/** Returns the start of a day such as `2026-11-20`; null for an invalid date. */
export function startOfDay(day: string, zone: string): number | null {
  try {
    // The format is checked, because Temporal also accepts texts such as `2026-11-20T10:00` and `20261120`.
    return /^\d{4}-\d\d-\d\d$/.test(day) ? firstOf(Temporal.PlainDate.from(day), zone) : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether a time zone name is valid. Offsets are invalid, because Postgres interprets the sign of `+07:00` in
 * the opposite direction.
 */
export function isZone(zone: string): boolean {
  try {
    return /^[A-Za-z][\w+/-]*$/.test(zone) && dateOf(0, zone) !== '';
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;

/**
 * UTC offset of Asia/Ho_Chi_Minh, the time zone of lottery draws and of command-line arguments, ms. The zone has no
 * daylight saving time.
 */
export const DRAW_ZONE_OFFSET_MS = 7 * 3_600_000;

/**
 * Returns the start of a date `YYYY-MM-DD` in that time zone, and the start of the next date; null for an invalid date
 * such as 2026-02-30.
 */
export function drawDay(date: string): { readonly from: number; readonly until: number } | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) return null;
  return { from: time - DRAW_ZONE_OFFSET_MS, until: time - DRAW_ZONE_OFFSET_MS + DAY_MS };
}
