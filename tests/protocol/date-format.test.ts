import { describe, expect, it, vi } from 'vitest';
import {
  calendarDate,
  formatDate,
  fullDate,
  shortDate,
  timeOfDay,
  weekdayName,
  zonedTime,
  zoneMark,
} from '../../sdk/protocol/date-format.ts';
import { isoDate } from '../../sdk/protocol/iso-date.ts';
import { fc } from '../helpers/chance/fast-check.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
/** Sunday 23 August 2026, 18:30 in Vietnam. */
const DRAW = Date.UTC(2026, 7, 23, 11, 30);
/** 1 September in Vietnam and 31 August in UTC. */
const LATE = Date.UTC(2026, 7, 31, 20, 5);

describe('date formats', () => {
  it.each([
    ['en', '23 Aug 2026'],
    ['pt', '23/08/2026'],
    ['pt-BR', '23/08/2026'],
    ['vi', '23/08/2026'],
    ['VI', '23/08/2026'],
    ['zh-cn', '2026/08/23'],
    ['th', '23/08/2026'],
    ['de', '23.08.2026'],
  ])('I18N-07 I18N-08 date in %s is formatted by Intl as %s', (tag, text) => {
    expect(formatDate(DRAW, tag, ZONE)).toBe(text);
  });

  it('I18N-07 date uses the day of the time zone', () => {
    expect(formatDate(LATE, 'en', ZONE)).toBe('1 Sept 2026');
    expect(formatDate(LATE, 'en', 'UTC')).toBe('31 Aug 2026');
    expect(isoDate(LATE, ZONE)).toBe('2026-09-01');
    expect(calendarDate(LATE, ZONE)).toEqual({ year: 2026, month: 9, day: 1 });
  });

  it.each([
    ['en', 'Sunday 23 Aug 2026'],
    ['pt', 'domingo, 23/08/2026'],
    ['vi', 'Chủ Nhật, 23/08/2026'],
    ['th', 'วันอาทิตย์ 23/08/2026'],
  ])('LOTT-17 LOTT-18 full date in %s is %s', (tag, text) => {
    expect(fullDate(DRAW, tag, ZONE)).toBe(text);
  });

  it('LOTT-17 full date uses the weekday of the time zone', () => {
    expect(fullDate(LATE, 'en', ZONE)).toBe('Tuesday 1 Sept 2026');
    expect(fullDate(LATE, 'en', 'UTC')).toBe('Monday 31 Aug 2026');
  });

  it.each([
    [ZONE, 7 * 60, ''],
    [ZONE, 0, 'GMT+7'],
    ['UTC', 60, 'GMT'],
    ['Asia/Kolkata', 7 * 60, 'GMT+5:30'],
    ['Asia/Kolkata', 5 * 60 + 30, ''],
    ['America/St_Johns', 0, 'GMT-2:30'],
    ['America/Sao_Paulo', -3 * 60, ''],
    ['Europe/Lisbon', 60, ''],
    ['Europe/Lisbon', 0, 'GMT+1'],
  ])('I18N-06 times of %s show their time zone to a device %d minutes ahead of UTC: "%s"', (zone, here, mark) => {
    expect(zoneMark(DRAW, zone, here)).toBe(mark);
    expect(zonedTime(DRAW, 'en', zone, here)).toBe(`${timeOfDay(DRAW, 'en', zone)} ${mark}`.trim());
  });

  it('I18N-06 short date has the format of the language', () => {
    expect(shortDate(DRAW, 'en', ZONE)).toBe('Sun 23 Aug');
    expect(shortDate(DRAW, 'pt', ZONE)).toMatch(/^dom.* 23 .*ago/);
    expect(shortDate(DRAW, 'vi', ZONE)).toMatch(/^CN.* 23 .*8$/);
    expect(weekdayName(DRAW, 'vi', ZONE, 'short')).toBe('CN');
  });

  it('I18N-06 time of day runs from 00:00 to 23:59 in Latin digits', () => {
    expect(timeOfDay(DRAW, 'en', ZONE)).toBe('18:30');
    expect(timeOfDay(Date.UTC(2026, 7, 23, 17), 'en', ZONE)).toBe('00:00');
    expect(timeOfDay(DRAW, 'ar', ZONE)).toBe('18:30');
  });

  it('I18N-06 dates fall back to English and UTC for a language tag or time zone that Intl rejects', () => {
    expect(timeOfDay(DRAW, '???', 'Nowhere/None')).toBe('11:30');
    expect(formatDate(LATE, '', '')).toBe('31/08/2026');
    expect(shortDate(DRAW, 'x', ZONE)).toMatch(/23/);
    expect(fullDate(DRAW, 'vi', 'Nowhere/None')).toBe('Chủ Nhật, 23/08/2026');
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('R13 dates are empty for the timestamp %s', at => {
    expect([
      formatDate(at, 'en', ZONE),
      isoDate(at, ZONE),
      timeOfDay(at, 'en', ZONE),
      shortDate(at, 'en', ZONE),
    ]).toEqual(['', '', '', '']);
    expect([weekdayName(at, 'en', ZONE), fullDate(at, 'en', ZONE), zoneMark(at, ZONE, 0)]).toEqual(['', '', '']);
    expect(zonedTime(at, 'en', ZONE, 0)).toBe('');
  });

  it('R13 dates support the first and the last timestamp of a Date', () => {
    for (const at of [-8.64e15, 8.64e15]) expect(fullDate(at, 'en', 'UTC')).toMatch(/^\w+day \d+ \w+ \d{4,}/);
  });
});

describe('dates without a formatter', () => {
  const byIntl = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at).replace(',', '');

  it.each([ZONE, 'UTC'])(
    'I18N-06 English dates in %s without a formatter equal those of Intl for any timestamp',
    zone => {
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 3e14 }), at => {
          expect(shortDate(at, 'en', zone)).toBe(
            byIntl(at, zone, { weekday: 'short', day: 'numeric', month: 'short' }),
          );
          expect(timeOfDay(at, 'en', zone)).toBe(byIntl(at, zone, { hour: '2-digit', minute: '2-digit' }));
        }),
      );
    },
  );

  it.each(['constructor', '__proto__'])('R13 dates with the time zone setting %s use UTC', zone => {
    expect(shortDate(LATE, 'en', zone)).toBe('Mon 31 Aug');
  });

  it('I18N-06 common English dates create no Intl formatter, because creating one takes longer than a frame on a phone', async () => {
    vi.resetModules();
    const constructed = vi.spyOn(Intl, 'DateTimeFormat');
    const fresh = await import('../../sdk/protocol/date-format.ts');
    expect(fresh.shortDate(DRAW, 'en', ZONE)).toBe('Sun 23 Aug');
    expect(fresh.timeOfDay(DRAW, 'en', ZONE)).toBe('18:30');
    expect(constructed).not.toHaveBeenCalled();
    constructed.mockRestore();
  });
});
