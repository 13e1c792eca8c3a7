/**
 * Dates and times of day as text in the manner of a language, by Intl. Instants are ms since 1970, `tag` is a language tag,
 * `zone` an IANA zone.
 */

import { DEFAULT_ZONE } from './constants.ts';
import { FALLBACK_TAG } from './language.ts';

/** English dates are written by this tag: plain `en` puts the month first, and 08/09 is then another day to most readers. */
const BRITISH = 'en-GB';

/**
 * One formatter per set of options: making one takes longer than everything it formats later on. A tag or a zone that
 * Intl refuses gives way to English and UTC.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const spoken = tag === FALLBACK_TAG ? BRITISH : tag;
  const key = `${tag}|${zone}|${Object.values(options)}`;
  let made = formatters.get(key);
  if (!made) {
    made =
      tryFormatter([spoken, BRITISH], zone, options) ??
      tryFormatter([BRITISH], zone, options) ??
      tryFormatter([spoken, BRITISH], 'UTC', options) ??
      new Intl.DateTimeFormat(BRITISH, { ...options, timeZone: 'UTC' });
    if (formatters.size > 100) formatters.clear();
    formatters.set(key, made);
  }
  return made;
}

function tryFormatter(tags: string[], timeZone: string, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(tags, { calendar: 'gregory', numberingSystem: 'latn', ...options, timeZone });
  } catch {
    return undefined;
  }
}

/** True for what a Date can hold. */
export const isTimestamp = (at: number | null): at is number => at !== null && Math.abs(at) <= 8.64e15;

/** Offset from UTC in hours of the zones that have kept theirs since 1976, as `STORED_SINCE` says; NaN for all others. */
const storedHours = (zone: string): number => (zone === DEFAULT_ZONE ? 7 : zone === 'UTC' ? 0 : Number.NaN);
const STORED_SINCE = 189_302_400_000;
/** Years have four digits until then. */
const YEAR_9999 = 253_370_764_800_000;

/**
 * The time that clocks in the zone show at `at`, as a Date that shows it in UTC; undefined where only Intl knows the zone. A
 * page's first Intl formatter takes a phone longer than a frame, so the usual dates in English are formatted without one.
 */
function clockOf(at: number, zone: string): Date | undefined {
  const hours = storedHours(zone);
  return hours >= 0 && at > STORED_SINCE && at < YEAR_9999 ? new Date(at + hours * 3_600_000) : undefined;
}

/** Calendar date of an instant in a zone; month 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The calendar date at `at`; undefined when `at` is no instant. */
export function calendarDate(at: number | null, zone: string): CalendarDate | undefined {
  if (!isTimestamp(at)) return undefined;
  const parts = formatter('en', zone, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(at);
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Hours and minutes, 00:00 to 23:59; '' when unknown. */
export function timeOfDay(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  if (clock) return clock.toISOString().slice(11, 16);
  return formatter(tag, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** A date short enough for a card, such as `Sun 23 Aug`; '' when unknown. */
export function shortDate(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  // `Sun, 23 Aug 2026 …`; Intl has four letters for one month.
  if (clock)
    return clock
      .toUTCString()
      .replace(/, 0?(\d+ \w+).*/, ' $1')
      .replace('Sep', 'Sept');
  return formatWith(at, tag, zone, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Digits alone leave open in English which is the month: 09/08 is August to one reader and September to another. */
const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const ENGLISH_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A date with its year: `23 Aug 2026`, in Vietnamese and Portuguese 23/08/2026; '' when unknown (I18N-07, OPEN: I18N-08). */
export const formatDate = (at: number | null, tag: string, zone: string): string =>
  isTimestamp(at) ? formatWith(at, tag, zone, tag === FALLBACK_TAG ? ENGLISH_DATE : DATE) : '';

/** As `shortDate`, with the full name of the day: `Sunday 23 Aug 2026`; '' when unknown (OPEN: LOTT-17, LOTT-18). */
export const fullDate = (at: number | null, tag: string, zone: string): string =>
  isTimestamp(at)
    ? formatWith(at, tag, zone, { weekday: 'long', ...(tag === FALLBACK_TAG ? ENGLISH_DATE : DATE) })
    : '';

/** Browsers differ in the comma of British English. */
function formatWith(at: number, tag: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatter(tag, zone, options).format(at);
  return tag === FALLBACK_TAG ? text.replace(',', '') : text;
}

/** Day of the week and time of day, `Sun 18:15`; '' when unknown. */
export function dayAndTime(at: number | null, tag: string, zone: string): string {
  if (!isTimestamp(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  if (clock) return `${clock.toUTCString().slice(0, 3)} ${clock.toISOString().slice(11, 16)}`;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatter(tag, zone, { weekday: 'short', ...time }).format(at);
}

/** Name of the day of the week in the language; '' when unknown. */
export const weekdayName = (
  at: number | null,
  tag: string,
  zone: string,
  weekday: 'long' | 'short' = 'long',
): string => (isTimestamp(at) ? formatter(tag, zone, { weekday }).format(at) : '');

/**
 * The zone as `GMT+7`, where its clocks show another time at `at` than the reader's; '' where they agree.
 * @param here minutes that the reader's clock is ahead of UTC at `at`
 */
export function zoneMark(at: number | null, zone: string, here: number): string {
  if (!isTimestamp(at)) return '';
  const there = minutesAhead(at, zone);
  if (there === here) return '';
  const [hours, minutes] = [Math.floor(Math.abs(there) / 60), Math.abs(there) % 60];
  if (there === 0) return 'GMT';
  return `GMT${there < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** Minutes that clocks of the zone are ahead of UTC. */
function minutesAhead(at: number, zone: string): number {
  const stored = storedHours(zone);
  if (stored >= 0 && at > STORED_SINCE) return stored * 60;
  const parts = formatter('en', zone, { timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A time of day with its zone, where that is not the reader's: `18:30 GMT+7`; '' when unknown. `here` as for `zoneMark`. */
export const zonedTime = (at: number | null, tag: string, zone: string, here: number): string =>
  `${timeOfDay(at, tag, zone)} ${zoneMark(at, zone, here)}`.trim();

const DAY_MS = 86_400_000;

/** The instant at which a day written `2026-11-20` begins in UTC, ms since 1970; NaN for what is no day. */
export const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after `day`, or before it with a negative number; both written `2026-11-20`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(utcMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);
