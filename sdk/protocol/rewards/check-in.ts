/** Daily check-in: streak, bonuses and calendar of a month (GIFT-01). Days are strings such as 2026-11-20. */

import { shiftDay, utcMidnight } from '../date-format.ts';
import type { ResponseOf } from '../endpoint.ts';
import { parseFlag, parseNumber, parseText } from '../parse-values.ts';
import { times } from '../times.ts';
import type { checkInCalendar } from './calls.ts';

/** Bonus that is added to the daily amount on a day of the streak. */
export interface StreakBonus {
  /** Day of the streak on which the bonus is paid, for example 3. */
  readonly day: number;
  /** Amount of the bonus, decimal string. */
  readonly amount: string;
}

/**
 * Returns the day of the streak if the member claims today.
 * @param before last claimed day and its day of the streak; null if none
 * @param steps streak bonuses. After the last bonus the streak starts again at 1; without bonuses it never does
 */
export function nextStreak(
  before: { readonly day: string; readonly streak: number } | null,
  today: string,
  steps: readonly StreakBonus[],
): number {
  if (!before || before.day !== shiftDay(today, -1)) return 1;
  const last = Math.max(0, ...steps.map(({ day }) => day));
  return last > 0 && before.streak >= last ? 1 : before.streak + 1;
}

/** Check-ins of a member in one month, current streak, and reward amounts. */
export interface CheckIn {
  /** Month of the calendar, such as 2026-11. */
  readonly month: string;
  readonly today: string;
  /** Time at which today ends, ms since 1970; null if unknown. */
  readonly dayEnds: number | null;
  /** Days of the month that the member has claimed. */
  readonly days: ReadonlySet<string>;
  /** Number of consecutive claimed days. */
  readonly streak: number;
  readonly isClaimed: boolean;
  /** Amount per day, decimal string; '' if the merchant offers no check-in reward. */
  readonly daily: string;
  readonly steps: readonly StreakBonus[];
}

/** Parses the response of `checkInCalendar`. */
export function parseCheckIn(wire: ResponseOf<typeof checkInCalendar>['value']): CheckIn {
  return {
    month: parseText(wire.month),
    today: parseText(wire.today),
    dayEnds: parseNumber(wire.dayEnds),
    days: new Set(wire.days.map(parseText)),
    streak: parseNumber(wire.streak) ?? 0,
    isClaimed: parseFlag(wire.claimed),
    daily: parseText(wire.daily),
    steps: wire.steps
      .map(({ day, amount }) => ({ day: parseNumber(day) ?? 0, amount: parseText(amount) }))
      .filter(({ day, amount }) => day > 0 && amount !== '')
      .sort((a, b) => a.day - b.day),
  };
}

type Standing = Pick<CheckIn, 'today' | 'streak' | 'isClaimed' | 'steps'>;

/** Returns today's day of the streak: the claimed one, or the one that a claim now would reach. */
export const todaysNumber = ({ today, streak, isClaimed, steps }: Standing): number =>
  isClaimed ? streak : nextStreak(streak > 0 ? { day: shiftDay(today, -1), streak } : null, today, steps);

/**
 * Returns the bonuses that the member will get without missing a day, by date. Includes today's bonus until it is
 * claimed.
 */
export function stepDays(standing: Standing): ReadonlyMap<string, StreakBonus> {
  const { today, isClaimed, steps } = standing;
  const number = todaysNumber(standing);
  return new Map(
    steps
      .filter(({ day }) => (isClaimed ? day > number : day >= number))
      .map(step => [shiftDay(today, step.day - number), step] as const),
  );
}

/**
 * Returns the filled fraction of the progress bar: 0 at the first bonus, 1 at the last. The bonuses have equal
 * distances on the bar, whatever the number of days between them.
 * @param days current length of the streak
 */
export function streakShare(days: number, steps: readonly StreakBonus[]): number {
  const last = steps.length - 1;
  if (last <= 0) return days >= (steps[0]?.day ?? Number.POSITIVE_INFINITY) ? 1 : 0;
  const at = steps.findLastIndex(({ day }) => day <= days);
  if (at < 0) return 0;
  const [from, to] = [steps[at]!, steps[at + 1]];
  return to ? (at + (days - from.day) / (to.day - from.day)) / last : 1;
}

/** Returns the weeks of a month, each starting on Monday; days of adjacent months are null. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days: (string | null)[] = times((new Date(utcMidnight(first)).getUTCDay() + 6) % 7, () => null);
  for (let date = first; date.startsWith(month); date = shiftDay(date, 1)) days.push(date);
  while (days.length % 7 > 0) days.push(null);
  return times(days.length / 7, week => days.slice(week * 7, week * 7 + 7));
}

/** Adds months to `month`; negative numbers subtract. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
