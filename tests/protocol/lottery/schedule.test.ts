import { describe, expect, it } from 'vitest';
import type { Lottery } from '../../../sdk/protocol/lottery/lotteries.ts';
import { currentLottery } from '../../../sdk/protocol/lottery/lotteries.ts';
import { parseLotteries } from '../../../sdk/protocol/lottery/parse-lotteries.ts';
import { currentDay, weekSchedule } from '../../../sdk/protocol/lottery/schedule.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const DAY = 24 * 3_600_000;
/** Wednesday 26 August 2026, 01:00 in Vietnam; still Tuesday in UTC. */
const NOW = Date.UTC(2026, 7, 25, 18);

const lottery = (gameId: number, drawDayOfWeek: string, remainTime: number | null, isSale = true): Lottery =>
  parseLotteries([{ gameId, drawDayOfWeek, remainTime, isSale }], { serverTime: NOW, receivedAt: NOW })[0]!;

const daily = lottery(1, '1,2,3,4,5,6,7', 17.5 * 3_600_000);
const sunday = lottery(2, '1', 4 * DAY);
const midweek = lottery(3, '4,7', 15 * 3_600_000);
const closed = lottery(4, '4', 60_000, false);
const all = [daily, sunday, midweek, closed];

describe('week schedule', () => {
  it('LOTT-08 LOTT-10 week has seven columns from Sunday 1 to Saturday 7 with the dates of the current week', () => {
    const columns = weekSchedule(all, NOW, ZONE);
    expect(columns.map(column => column.day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(columns.map(column => new Date(column.date).toISOString().slice(0, 10))).toEqual([
      '2026-08-23',
      '2026-08-24',
      '2026-08-25',
      '2026-08-26',
      '2026-08-27',
      '2026-08-28',
      '2026-08-29',
    ]);
  });

  it('LOTT-08 LOTT-11 each column lists the lotteries on sale of that day in the given order', () => {
    const days = weekSchedule(all, NOW, ZONE).map(column => column.entries.map(entry => entry.lottery.id));
    expect(days).toEqual([['1', '2'], ['1'], ['1'], ['1', '3'], ['1'], ['1'], ['1', '3']]);
  });

  it('LOTT-08 lotteries with several draws per day are listed last', () => {
    const fast = { ...lottery(5, '1,2,3,4,5,6,7', 60_000), previousAt: NOW - 60_000 };
    const days = weekSchedule([fast, ...all], NOW, ZONE).map(column => column.entries.map(entry => entry.lottery.id));
    expect(days[0]).toEqual(['1', '2', '5']);
    expect(days.every(ids => ids.at(-1) === '5')).toBe(true);
  });

  it('LOTT-08 lottery label in the week is its name in two short lines or otherwise a unique abbreviation', () => {
    const names = [
      'Bình Thuận',
      'Bến Tre',
      'Đà Nẵng',
      'An Giang',
      'Thừa Thiên Huế',
      'TP. Hồ Chí Minh',
      'Northern Vietnam',
      'Norte do Vietnã',
      'Quintanilha Sul',
      'Quintanilha Sertão',
      'Fast 1 min',
    ];
    const named = names.map((name, at) => ({ ...lottery(10 + at, '1', DAY), name }));
    expect(weekSchedule(named, NOW, ZONE)[0]?.entries.map(({ mark }) => mark)).toEqual([
      'Bình\nThuận',
      'Bến\nTre',
      'Đà\nNẵng',
      'An\nGiang',
      'TTH',
      'THCM',
      'NV',
      'NdV',
      'QS',
      'QSe',
      'Fast 1\nmin',
    ]);
  });

  it('LOTT-10 current day uses the time zone', () => {
    expect(currentDay(NOW, ZONE)).toBe(4);
    expect(currentDay(NOW, 'UTC')).toBe(3);
    expect(
      weekSchedule(all, NOW, ZONE)
        .filter(column => column.today)
        .map(column => column.day),
    ).toEqual([4]);
  });

  it.each([
    ['Saturday 23:59:59', Date.UTC(2026, 7, 29, 16, 59, 59), 7, '2026-08-23'],
    ['Sunday 00:00', Date.UTC(2026, 7, 29, 17), 1, '2026-08-30'],
    ['New Year', Date.UTC(2026, 11, 31, 17), 6, '2026-12-27'],
  ])('LOTT-10 week changes at midnight of the time zone: %s', (_, now, day, first) => {
    expect(currentDay(now, ZONE)).toBe(day);
    expect(new Date(weekSchedule([], now, ZONE)[0]!.date).toISOString().slice(0, 10)).toBe(first);
  });
});

describe('current lottery', () => {
  const marked = (currentId?: string) =>
    weekSchedule(all, NOW, ZONE, currentId).flatMap(({ day, entries }) =>
      entries.filter(entry => entry.current).map(entry => [day, entry.lottery.id]),
    );

  it('LOTT-09 current lottery is the next lottery on sale to be drawn, and is marked on the day of its draw', () => {
    expect(currentLottery(all, NOW)?.id).toBe('3');
    expect(marked()).toEqual([[4, '3']]);
  });

  it('LOTT-09 a selected lottery is the current lottery', () => {
    expect(marked('1')).toEqual([[4, '1']]);
    expect(marked('2')).toEqual([[1, '2']]);
  });

  it('LOTT-09 current lottery is undefined if no lottery is open', () => {
    expect(currentLottery([closed], NOW)).toBeUndefined();
    expect(currentLottery([daily], NOW + DAY)).toBeUndefined();
    expect(weekSchedule([closed], NOW, ZONE).some(column => column.entries.some(entry => entry.current))).toBe(false);
  });
});
