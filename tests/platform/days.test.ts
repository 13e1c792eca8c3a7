/** Calendar days of a time zone. */
import { shiftDay } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  atMinute,
  dateOf,
  dayEnd,
  dayStart,
  isZone,
  minuteOfDay,
  monthStart,
  startOfDay,
} from '../../site/gateway/platform/days.ts';
import { isSlowRun } from '../helpers/slow.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('days of a time zone', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '2026-11-20T16:59:59.999Z', '2026-11-19T17:00:00Z', 24],
    ['Asia/Ho_Chi_Minh', '2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z', 24],
    ['Asia/Kathmandu', '2026-11-20T03:00:00Z', '2026-11-19T18:15:00Z', 24],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', 25],
    ['UTC', '1969-12-31T23:00:00Z', '1969-12-31T00:00:00Z', 24],
  ])(
    'TEAM-09 a day starts at local midnight and has the length that the time zone defines: %s at %s',
    (zone, now, start, hours) => {
      expect(new Date(dayStart(at(now), zone)).toISOString()).toBe(new Date(start).toISOString());
      expect(dayEnd(at(now), zone) - dayStart(at(now), zone)).toBe(hours * HOUR);
    },
  );

  it('TEAM-09 startOfDay parses a date and rejects an invalid one', () => {
    expect(startOfDay('2026-11-20', 'Asia/Tokyo')).toBe(at('2026-11-19T15:00:00Z'));
    for (const wrong of ['2026-02-31', '2026-13-01', '20.11.2026', '']) expect(startOfDay(wrong, 'UTC')).toBeNull();
  });

  it('TEAM-09 minutes of a day follow the local clock of the time zone', () => {
    const now = at('2026-11-20T03:10:00Z');
    expect(minuteOfDay(now, 'Asia/Ho_Chi_Minh')).toBe(610);
    expect(atMinute(now, 'Asia/Ho_Chi_Minh', 540, 1)).toBe(at('2026-11-21T02:00:00Z'));
    expect([isZone('Asia/Tokyo'), isZone('Asia/Nowhere')]).toEqual([true, false]);
  });

  it.each([
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z', 23],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 23],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z', 23],
  ])('TEAM-09 a day whose midnight is skipped or repeated starts exactly once: %s on %s', (zone, day, start, hours) => {
    expect(new Date(startOfDay(day, zone)!).toISOString()).toBe(new Date(start).toISOString());
    expect(dayStart(at(start), zone)).toBe(at(start));
    expect(dayEnd(at(start), zone)).toBe(at(start) + hours * HOUR);
    expect(dayEnd(at(start) - 1, zone)).toBe(at(start));
  });

  it('TEAM-09 a skipped minute of a day maps to the first minute after the skipped time', () => {
    const now = at('2026-03-29T12:00:00Z');
    expect(atMinute(now, 'Atlantic/Azores', 30, 0)).toBe(at('2026-03-29T01:00:00Z'));
    expect(atMinute(now, 'Europe/Lisbon', 90, 0)).toBe(at('2026-03-29T01:00:00Z'));
    expect(atMinute(now, 'Europe/Lisbon', 120, 0)).toBe(at('2026-03-29T01:00:00Z'));
  });

  it('TEAM-09 a month starts with its first day if that day has no midnight', () => {
    // The clocks of Paraguay skipped the midnight at the start of Sunday, 1 October 2023.
    expect(monthStart(at('2023-10-20T12:00:00Z'), 'America/Asuncion')).toBe(at('2023-10-01T04:00:00Z'));
  });

  it.each(['+07:00', '-0300', '[Asia/Tokyo]', '2026-01-01T00:00[Asia/Tokyo]', ''])(
    'TEAM-09 a zone must be a name because databases interpret the sign of offsets differently: %j',
    zone => expect(isZone(zone)).toBe(false),
  );
});

const FIRST = '2021-01-01';
const LAST = '2030-12-31';

/** Date formats by time zone; `clockDate` computes the local date with `Intl` only. */
const clockDates = new Map<string, Intl.DateTimeFormat>();
function clockDate(time: number, zone: string): string {
  const format = clockDates.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  clockDates.set(zone, format);
  return format.format(time);
}

/** Returns all dates of ten years in a slow run, otherwise only the dates around changes of the zone's offset. */
function datesToCheck(zone: string): Set<string> {
  const dates = new Set<string>();
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const noon = (date: string) => hour.format(at(`${date}T12:00:00Z`));
  // A normal run compares the offset every 15 days and misses offsets that last less than 15 days.
  const step = isSlowRun ? 1 : 15;
  for (let date = FIRST; date <= LAST; date = shiftDay(date, step)) {
    if (isSlowRun) dates.add(date);
    else if (noon(date) !== noon(shiftDay(date, step))) {
      let changed = date;
      while (noon(changed) === noon(date)) changed = shiftDay(changed, 1);
      for (let n = -2; n <= 1; n++) dates.add(shiftDay(changed, n));
    }
  }
  return dates;
}

describe('days of every time zone in ten years', () => {
  it('TEAM-09 days are in order and cover the entire time without gap or overlap', () => {
    const faults: string[] = [];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (const date of datesToCheck(zone)) {
        const [start, end] = [startOfDay(date, zone)!, startOfDay(shiftDay(date, 1), zone)!];
        const holds =
          start < end &&
          clockDate(start, zone) === date &&
          clockDate(end - 1, zone) === date &&
          clockDate(start - 1, zone) < date &&
          [start, end - 1].every(
            time => dateOf(time, zone) === date && dayStart(time, zone) === start && dayEnd(time, zone) === end,
          );
        if (!holds) faults.push(`${zone} ${date}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
