import { describe, expect, it } from 'vitest';
import {
  monthWeeks,
  nextStreak,
  parseCheckIn,
  shiftDay,
  shiftMonth,
  stepDays,
  todaysNumber,
} from '../../../sdk/protocol/domain.ts';

const STEPS = [3, 7, 14, 30].map(day => ({ day, amount: `${day}000.00` }));
const TODAY = '2026-11-20';

describe('check-in streak', () => {
  it.each([
    ['the first ever', null, 1],
    ['the day after', { day: '2026-11-19', streak: 6 }, 7],
    ['a day left out', { day: '2026-11-18', streak: 6 }, 1],
    ['after the last step', { day: '2026-11-19', streak: 30 }, 1],
    ['a count from when the steps were others', { day: '2026-11-19', streak: 45 }, 1],
  ] as const)('GIFT-01 streak counts %s', (_, before, streak) => {
    expect(nextStreak(before, TODAY, STEPS)).toBe(streak);
  });

  it('GIFT-01 streak continues without a limit if there are no bonuses', () => {
    expect(nextStreak({ day: '2026-11-19', streak: 400 }, TODAY, [])).toBe(401);
  });

  it('GIFT-01 streak continues across months, years and 29 February', () => {
    expect(nextStreak({ day: '2026-12-31', streak: 2 }, '2027-01-01', STEPS)).toBe(3);
    expect(nextStreak({ day: '2028-02-29', streak: 2 }, '2028-03-01', STEPS)).toBe(3);
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftDay('2027-02-28', 1)).toBe('2027-03-01');
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });
});

describe('days of the next bonuses', () => {
  const at = (streak: number, isClaimed: boolean) =>
    [...stepDays({ today: TODAY, streak, isClaimed, steps: STEPS })].map(([date, { day }]) => `${day} ${date}`);

  it('GIFT-01 bonus of the current day is included until the member claims it', () => {
    expect(at(6, false)).toEqual(['7 2026-11-20', '14 2026-11-27', '30 2026-12-13']);
    expect(at(7, true)).toEqual(['14 2026-11-27', '30 2026-12-13']);
  });

  it('GIFT-01 streak restarts after a missed day and after the last bonus', () => {
    expect(at(0, false)[0]).toBe('3 2026-11-22');
    expect(at(30, false)[0]).toBe('3 2026-11-22');
    expect(at(30, true)).toEqual([]);
    expect(todaysNumber({ today: TODAY, streak: 30, isClaimed: true, steps: STEPS })).toBe(30);
    expect(todaysNumber({ today: TODAY, streak: 30, isClaimed: false, steps: STEPS })).toBe(1);
  });
});

describe('month calendar', () => {
  it('GIFT-01 calendar weeks begin on Monday and contain every day of the month once', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    for (const month of ['2026-02', '2028-02', '2026-06', '2027-05']) {
      const found = monthWeeks(month);
      expect(found.every(week => week.length === 7)).toBe(true);
      const days = found.flat().filter(day => day !== null);
      expect(new Set(days).size).toBe(days.length);
      expect(shiftDay(days.at(-1)!, 1).slice(0, 7)).toBe(shiftMonth(month, 1));
      expect(days[0]).toBe(`${month}-01`);
    }
  });
});

describe('parsed check-in', () => {
  it('GIFT-01 parseCheckIn sorts bonuses and drops invalid bonuses and claims', () => {
    const read = parseCheckIn({
      month: '2026-11',
      today: TODAY,
      days: ['2026-11-19'],
      streak: '6',
      claimed: 0,
      daily: null,
      steps: [{ day: '14', amount: 150_000 }, { day: 3, amount: '20000.00' }, { day: 'x', amount: '1' }, { day: 7 }],
    });
    expect(read).toMatchObject({ streak: 6, isClaimed: false, daily: '', dayEnds: null });
    expect(read.steps).toEqual([
      { day: 3, amount: '20000.00' },
      { day: 14, amount: '150000' },
    ]);
  });
});
