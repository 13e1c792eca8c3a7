/** Days by the clocks of a zone. */
import { describe, expect, it } from 'vitest';
import { atMinute, dayEnd, dayStart, isZone, minuteOfDay, startOfDay } from '../../../site/gateway/service/days.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('a day of a zone', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '2026-11-20T16:59:59.999Z', '2026-11-19T17:00:00Z', 24],
    ['Asia/Ho_Chi_Minh', '2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z', 24],
    ['Asia/Kathmandu', '2026-11-20T03:00:00Z', '2026-11-19T18:15:00Z', 24],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', 25],
    ['UTC', '1969-12-31T23:00:00Z', '1969-12-31T00:00:00Z', 24],
  ])('TEAM-09 begins at midnight and lasts as long as its clocks say: %s at %s', (zone, now, start, hours) => {
    expect(new Date(dayStart(at(now), zone)).toISOString()).toBe(new Date(start).toISOString());
    expect(dayEnd(at(now), zone) - dayStart(at(now), zone)).toBe(hours * HOUR);
  });

  it('TEAM-09 is read from its date, and a date that is none is refused', () => {
    expect(startOfDay('2026-11-20', 'Asia/Tokyo')).toBe(at('2026-11-19T15:00:00Z'));
    for (const wrong of ['2026-02-31', '2026-13-01', '20.11.2026', '']) expect(startOfDay(wrong, 'UTC')).toBeNull();
  });

  it('TEAM-09 has its minutes by the clocks of the zone', () => {
    const now = at('2026-11-20T03:10:00Z');
    expect(minuteOfDay(now, 'Asia/Ho_Chi_Minh')).toBe(610);
    expect(atMinute(now, 'Asia/Ho_Chi_Minh', 540, 1)).toBe(at('2026-11-21T02:00:00Z'));
    expect([isZone('Asia/Tokyo'), isZone('Asia/Nowhere')]).toEqual([true, false]);
  });
});
