/** Dates and times of day as text in the manner of a language; fixed patterns are in `date-patterns.ts`. Instants are ms since 1970, `tag` is a language tag, `zone` an IANA zone. */
import { FALLBACK_TAG } from './language.ts';
import { DEFAULT_ZONE } from './limits.ts';

/**
 * One formatter per set of options: making one takes longer than everything it formats later on. A tag or a zone that
 * Intl refuses gives way to English and UTC.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag}|${zone}|${Object.values(options)}`;
  let made = formatters.get(key);
  if (!made) {
    made =
      tryFormatter([tag, FALLBACK_TAG], zone, options) ??
      tryFormatter([FALLBACK_TAG], zone, options) ??
      tryFormatter([tag, FALLBACK_TAG], 'UTC', options) ??
      new Intl.DateTimeFormat(FALLBACK_TAG, { ...options, timeZone: 'UTC' });
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
export const isInstant = (at: number | null): at is number => at !== null && Math.abs(at) <= 8.64e15;

/** Hours ahead of UTC, of zones whose clocks nobody has moved since 1976. */
const keptHours = (zone: string): number => (zone === DEFAULT_ZONE ? 7 : zone === 'UTC' ? 0 : Number.NaN);
const KEPT_SINCE = 189_302_400_000;
/** Years have four digits until then. */
const YEAR_9999 = 253_370_764_800_000;

/**
 * What clocks in the zone show at `at`, as a Date that shows it in UTC; undefined where only Intl knows. A page's first
 * formatter takes a phone longer than a frame, whatever it formats: who shows the usual dates in English needs none.
 */
function clockOf(at: number, zone: string): Date | undefined {
  const hours = keptHours(zone);
  return hours >= 0 && at > KEPT_SINCE && at < YEAR_9999 ? new Date(at + hours * 3_600_000) : undefined;
}

/** Calendar date of an instant in a zone; month 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The calendar date at `at`; undefined when `at` is no instant. */
export function calendarDate(at: number | null, zone: string): CalendarDate | undefined {
  if (!isInstant(at)) return undefined;
  const parts = formatter('en', zone, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(at);
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Hours and minutes, 00:00 to 23:59; '' when unknown. */
export function timeOfDay(at: number | null, tag: string, zone: string): string {
  if (!isInstant(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  if (clock) return clock.toISOString().slice(11, 16);
  return formatter(tag, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** A date short enough for a card, such as `Sun 23 Aug`; '' when unknown. */
export function shortDate(at: number | null, tag: string, zone: string): string {
  if (!isInstant(at)) return '';
  const clock = tag === FALLBACK_TAG && clockOf(at, zone);
  // `Sun, 23 Aug 2026 …`; Intl has four letters for one month.
  if (clock)
    return clock
      .toUTCString()
      .replace(/, 0?(\d+ \w+).*/, ' $1')
      .replace('Sep', 'Sept');
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  // Plain English puts the month first; browsers differ in the comma of British English.
  if (tag === FALLBACK_TAG) return formatter('en-GB', zone, options).format(at).replace(',', '');
  return formatter(tag, zone, options).format(at);
}

/** Day of the week and time of day, `Sun 18:15`; '' when unknown. */
export function dayAndTime(at: number | null, tag: string, zone: string): string {
  if (!isInstant(at)) return '';
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
): string => (isInstant(at) ? formatter(tag, zone, { weekday }).format(at) : '');
