/**
 * Formats dates and times by language, with Intl. Times are in ms since 1970, `tag` is a BCP 47 language tag, and
 * `zone` an IANA time zone.
 */

import { DEFAULT_ZONE } from './default-zone.ts';
import { FALLBACK_TAG } from './language.ts';

/**
 * Locale of English dates. The locale `en` puts the month first, so most readers outside the US would misread 08/09.
 */
const BRITISH = 'en-GB';

/**
 * Cached formatters by options, because creating a formatter takes longer than using it. A tag or zone that Intl
 * rejects is replaced by English or UTC.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const localeTag = tag === FALLBACK_TAG ? BRITISH : tag;
  const key = `${tag}|${zone}|${Object.values(options)}`;
  let cached = formatters.get(key);
  if (!cached) {
    cached =
      tryFormatter([localeTag, BRITISH], zone, options) ??
      tryFormatter([BRITISH], zone, options) ??
      tryFormatter([localeTag, BRITISH], 'UTC', options) ??
      new Intl.DateTimeFormat(BRITISH, { ...options, timeZone: 'UTC' });
    if (formatters.size > 100) formatters.clear();
    formatters.set(key, cached);
  }
  return cached;
}

function tryFormatter(tags: string[], timeZone: string, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(tags, { calendar: 'gregory', numberingSystem: 'latn', ...options, timeZone });
  } catch {
    return undefined;
  }
}

/** Checks whether a Date can represent the timestamp. */
export const isTimestamp = (at: number | null): at is number => at !== null && Math.abs(at) <= 8.64e15;

/**
 * Returns the UTC offset in hours of a zone whose offset has not changed since 1976 (`STORED_SINCE`); NaN for all other
 * zones.
 */
const storedHours = (zone: string): number => (zone === DEFAULT_ZONE ? 7 : zone === 'UTC' ? 0 : Number.NaN);
const STORED_SINCE = 189_302_400_000;
/** Start of the year 9999, the last with four digits, ms since 1970. */
const YEAR_9999 = 253_370_764_800_000;

/**
 * Returns a Date whose UTC time equals the zone's local time at `at`; undefined if only Intl knows the zone. The first
 * Intl formatter of a page takes longer than a frame on a phone, so English dates in common zones are formatted without
 * Intl.
 */
function clockOf(at: number, zone: string): Date | undefined {
  const hours = storedHours(zone);
  return hours >= 0 && at > STORED_SINCE && at < YEAR_9999 ? new Date(at + hours * 3_600_000) : undefined;
}

/** Calendar date in a time zone; months are 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the calendar date at `at`; undefined if `at` is not a valid timestamp. */
export function calendarDate(at: number | null, zone: string): CalendarDate | undefined {
  if (!isTimestamp(at)) return undefined;
  const parts = formatter('en', zone, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(at);
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Formats hours and minutes, 00:00 to 23:59; '' if unknown. */
export function timeOfDay(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  if (clock) return clock.toISOString().slice(11, 16);
  return formatter(tag, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** Formats a short date for a card, such as `Sun 23 Aug`; '' if unknown. */
export function shortDate(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  // `toUTCString` returns `Sun, 23 Aug 2026 …`. `Sep` is replaced, because Intl abbreviates September with four
  // letters.
  if (clock)
    return clock
      .toUTCString()
      .replace(/, 0?(\d+ \w+).*/, ' $1')
      .replace('Sep', 'Sept');
  return formatWith(at, tag, zone, { weekday: 'short', day: 'numeric', month: 'short' });
}

/**
 * Formats of a date with its year. English uses month names, because 09/08 is August to some readers and September to
 * others.
 */
const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const ENGLISH_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Formats a date with its year: `23 Aug 2026`, in Vietnamese and Portuguese 23/08/2026; '' if unknown (I18N-07, OPEN:
 * I18N-08).
 */
export const formatDate = (at: number | null, tag: string, zone: string): string =>
  isTimestamp(at) ? formatWith(at, tag, zone, tag === FALLBACK_TAG ? ENGLISH_DATE : DATE) : '';

/**
 * Formats a date like `formatDate`, with the full weekday name: `Sunday 23 Aug 2026`; '' if unknown (OPEN: LOTT-17,
 * LOTT-18).
 */
export const fullDate = (at: number | null, tag: string, zone: string): string =>
  isTimestamp(at)
    ? formatWith(at, tag, zone, { weekday: 'long', ...(tag === FALLBACK_TAG ? ENGLISH_DATE : DATE) })
    : '';

/** Formats with Intl, and removes the comma of British English, which not all browsers insert. */
function formatWith(at: number, tag: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatter(tag, zone, options).format(at);
  return tag === FALLBACK_TAG ? text.replace(',', '') : text;
}

/** Formats weekday and time of day, `Sun 18:15`; '' if unknown. */
export function dayAndTime(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  if (clock) return `${clock.toUTCString().slice(0, 3)} ${clock.toISOString().slice(11, 16)}`;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatter(tag, zone, { weekday: 'short', ...time }).format(at);
}

/** Returns the weekday's name in the language of `tag`; '' if unknown. */
export const weekdayName = (
  at: number | null,
  tag: string,
  zone: string,
  weekday: 'long' | 'short' = 'long',
): string => (isTimestamp(at) ? formatter(tag, zone, { weekday }).format(at) : '');

/**
 * Returns the zone as `GMT+7` if its offset at `at` differs from the reader's offset; '' if equal.
 * @param here reader's offset from UTC at `at`, minutes
 */
export function zoneMark(at: number | null, zone: string, here: number): string {
  if (!isTimestamp(at)) return '';
  const there = minutesAhead(at, zone);
  if (there === here) return '';
  const [hours, minutes] = [Math.floor(Math.abs(there) / 60), Math.abs(there) % 60];
  if (there === 0) return 'GMT';
  return `GMT${there < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** Returns the zone's offset from UTC in minutes. */
function minutesAhead(at: number, zone: string): number {
  const stored = storedHours(zone);
  if (stored >= 0 && at > STORED_SINCE) return stored * 60;
  const parts = formatter('en', zone, { timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Formats a time of day, with the zone if it differs from the reader's: `18:30 GMT+7`; '' if unknown. `here` as for
 * `zoneMark`.
 */
export const zonedTime = (at: number | null, tag: string, zone: string, here: number): string =>
  `${timeOfDay(at, tag, zone)} ${zoneMark(at, zone, here)}`.trim();

const DAY_MS = 86_400_000;

/** Returns midnight UTC of a day such as `2026-11-20`, ms since 1970; NaN for an invalid day. */
export const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Adds days to `day`; negative numbers subtract. Both dates have the format `2026-11-20`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);
