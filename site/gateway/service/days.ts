/** Days and clocks of a merchant's zone (TEAM-09). Times are ms since 1970, zones IANA names. */

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Making one takes longer than all that it formats later on. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
}

/** What clocks of the zone show at an instant, as the instant at which clocks in UTC show the same. */
function shown(at: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which clocks of the zone show what clocks in UTC show at `local`; the first one after it where none does. */
export function instantOf(local: number, zone: string): number {
  const guess = local - (shown(local, zone) - local);
  return local - (shown(guess, zone) - guess);
}

const midnight = (at: number, zone: string): number => {
  const local = shown(at, zone);
  return local - (((local % DAY) + DAY) % DAY);
};

/** First instant of the day of the zone. */
export const dayStart = (at: number, zone: string): number => instantOf(midnight(at, zone), zone);

/** First instant of the month of the zone. */
export function monthStart(at: number, zone: string): number {
  const day = new Date(shown(at, zone));
  return instantOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1), zone);
}

/** First instant of the next day, which some days of a year have after 23 or 25 hours. */
export const dayEnd = (at: number, zone: string): number => instantOf(midnight(at, zone) + DAY, zone);

/** The instant of a minute of the day, 0 to 1439, on the day that `days` (0, 1) later follows the one of `at`. */
export const atMinute = (at: number, zone: string, minute: number, days: number): number =>
  instantOf(midnight(at, zone) + days * DAY + minute * MINUTE, zone);

/** Minutes that clocks of the zone are past midnight. */
export const minuteOfDay = (at: number, zone: string): number => (shown(at, zone) - midnight(at, zone)) / MINUTE;

/** The date of an instant: `2026-11-20`. */
export const dateOf = (at: number, zone: string): string => new Date(shown(at, zone)).toISOString().slice(0, 10);

/** First instant of a day written `2026-11-20`; null for a day that is none. */
export function startOfDay(day: string, zone: string): number | null {
  const local = Date.parse(`${day}T00:00:00Z`);
  // 31 February is read as 2 March by some.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== day) return null;
  return instantOf(local, zone);
}

/** Is there such a zone? */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}
