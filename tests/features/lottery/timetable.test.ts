import { describe, expect, it } from 'vitest';
import {
  drawDays,
  drawTimeNamed,
  drawTimeOn,
  drawTimesAhead,
  drawTimesBetween,
  nextDrawTime,
  parseTimetable,
} from '../../../site/gateway/features/lottery/timetable.ts';

/** Timestamp of a local time in Asia/Ho_Chi_Minh. */
const at = (text: string) => Date.parse(`${text}+07:00`);
const slot = (numero: string, text: string) => ({ numero, drawAt: at(text) });

const daily = parseTimetable('weekly 18:30 1,2,3,4,5,6,7');
const mondaySaturday = parseTimetable('weekly 16:30 2,7');
const everyFive = parseTimetable('every 5');

describe('timetables', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['daily, hours before', daily, '2026-11-20T10:00:00', '20261120', '2026-11-20T18:30:00'],
    ['daily, 1 ms before', daily, '2026-11-20T18:29:59.999', '20261120', '2026-11-20T18:30:00'],
    ['daily, at the draw', daily, '2026-11-20T18:30:00', '20261121', '2026-11-21T18:30:00'],
    ['daily, over the end of a year', daily, '2026-12-31T18:30:00', '20270101', '2027-01-01T18:30:00'],
    ['weekly, next of two days', mondaySaturday, '2026-11-20T10:00:00', '20261121', '2026-11-21T16:30:00'],
    ['weekly, over Sunday', mondaySaturday, '2026-11-21T16:30:00', '20261123', '2026-11-23T16:30:00'],
    ['weekly, local date, not that of UTC', mondaySaturday, '2026-11-23T00:30:00', '20261123', '2026-11-23T16:30:00'],
    ['interval, first of the day', everyFive, '2026-11-20T00:00:00', '20261120-0001', '2026-11-20T00:05:00'],
    ['interval, between two', everyFive, '2026-11-20T10:02:00', '20261120-0121', '2026-11-20T10:05:00'],
    ['interval, at a draw', everyFive, '2026-11-20T10:05:00', '20261120-0122', '2026-11-20T10:10:00'],
    [
      'interval, last of the day falls on midnight',
      everyFive,
      '2026-11-20T23:55:00',
      '20261120-0288',
      '2026-11-21T00:00:00',
    ],
  ])('timetable returns the next draw: %s', (_, timetable, from, numero, drawAt) => {
    expect(nextDrawTime(timetable, at(from))).toEqual(slot(numero, drawAt));
  });

  it('LOTT-10 timetable numbers the days from Sunday 1 to Saturday 7', () => {
    const dates = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
    dates.forEach((date, index) => {
      expect(drawTimeOn(parseTimetable(`weekly 16:30 ${index + 1}`), date)).not.toBeNull();
      expect(drawTimeOn(parseTimetable(`weekly 16:30 ${((index + 1) % 7) + 1}`), date)).toBeNull();
    });
  });

  it('LOTT-11 timetable returns its days as a sorted list', () => {
    expect(drawDays(parseTimetable('weekly 16:30 7,2'))).toBe('2,7');
    expect(drawDays(everyFive)).toBe('1,2,3,4,5,6,7');
  });

  it('timetable returns the requested number of upcoming draws in order without gaps', () => {
    const ahead = drawTimesAhead(mondaySaturday, at('2026-11-20T10:00:00'), 20);
    expect(ahead).toHaveLength(20);
    expect(ahead.slice(0, 3).map(({ numero }) => numero)).toEqual(['20261121', '20261123', '20261128']);
    expect(ahead).toEqual(drawTimesBetween(mondaySaturday, at('2026-11-20T10:00:00'), ahead[19]!.drawAt));
  });

  it('draw times between two timestamps exclude the start and include the end', () => {
    const noon = at('2026-11-20T12:00:00');
    expect(drawTimesBetween(everyFive, noon, noon)).toEqual([]);
    expect(drawTimesBetween(everyFive, noon, noon + 300_000)).toHaveLength(1);
    expect(drawTimesBetween(everyFive, noon, noon + 86_400_000)).toHaveLength(288);
  });

  it.each(['', 'every 7', 'every 0', 'weekly 24:00 1', 'weekly 18:30 8', 'weekly 18:30', 'daily 18:30'])(
    'parseTimetable rejects "%s"',
    text => {
      expect(() => parseTimetable(text)).toThrow();
    },
  );
});

describe('draw time by number', () => {
  it.each(['weekly 18:30 1,2,3,4,5,6,7', 'weekly 16:30 2,6', 'every 1', 'every 60'])(
    'draw of "%s" is found by its number',
    text => {
      const timetable = parseTimetable(text);
      const from = Date.parse('2026-11-20T00:00:00+07:00');
      for (const slot of drawTimesBetween(timetable, from, from + 8 * 86_400_000).slice(0, 3_000))
        expect(drawTimeNamed(timetable, slot.numero)).toEqual(slot);
    },
  );

  it.each([
    ['every 60', '20261120'],
    ['every 60', '20261120-0000'],
    ['every 60', '20261120-0025'],
    ['every 60', '20260230-0001'],
    ['weekly 18:30 1', '20261120'],
    ['weekly 18:30 6', '20261120-0001'],
    ['weekly 18:30 6', 'nonsense'],
  ])('timetable "%s" has no draw %s', (text, numero) => {
    expect(drawTimeNamed(parseTimetable(text), numero)).toBeNull();
  });
});
