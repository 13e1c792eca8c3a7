/** Daily check-in: streak, bonuses and month calendar (GIFT-01). Days are text: 2026-11-20. */

import { shiftDay, utcMidnight } from '../date-format.ts';
import type { ResponseOf } from '../endpoint.ts';
import { parseFlag, parseNumber, parseText } from '../parse-values.ts';
import { times } from '../times.ts';
import type { checkInCalendar } from './calls.ts';

/** Additional amount on a day of the streak. */
export interface StreakBonus {
  /** Day of the streak, for example 3. */
  readonly day: number;
  /** Decimal text. */
  readonly amount: string;
}

/**
 * Returns the streak day of a claim today.
 * @param before last claimed day with its streak, null if none
 * @param steps streak bonuses; the streak starts again after the last bonus, never without bonuses
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

/** Check-ins of a member in one month, the current streak, and the rewards. */
export interface CheckIn {
  /** Month of the calendar: 2026-11. */
  readonly month: string;
  readonly today: string;
  /** End of today, ms since 1970; null if unknown. */
  readonly dayEnds: number | null;
  /** Claimed days of the month. */
  readonly days: ReadonlySet<string>;
  /** Current streak. */
  readonly streak: number;
  readonly isClaimed: boolean;
  /** Decimal text; '' without a check-in reward. */
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

/** Returns today's day of the streak: the claimed day, or the day of a claim now. */
export const todaysNumber = ({ today, streak, isClaimed, steps }: Standing): number =>
  isClaimed ? streak : nextStreak(streak > 0 ? { day: shiftDay(today, -1), streak } : null, today, steps);

/** Returns the dates of the next bonuses of an uninterrupted streak; includes today's bonus until claimed. */
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
 * Returns the filled fraction of the progress bar: 0 at the first bonus, 1 at the last. Bonuses are equidistant,
 * regardless of the days between them.
 * @param days length of the streak
 */
export function streakShare(days: number, steps: readonly StreakBonus[]): number {
  const last = steps.length - 1;
  if (last <= 0) return days >= (steps[0]?.day ?? Number.POSITIVE_INFINITY) ? 1 : 0;
  const at = steps.findLastIndex(({ day }) => day <= days);
  if (at < 0) return 0;
  const [from, to] = [steps[at]!, steps[at + 1]];
  return to ? (at + (days - from.day) / (to.day - from.day)) / last : 1;
}

/** Returns the weeks of a month, Monday first; days of adjacent months are null. */
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
