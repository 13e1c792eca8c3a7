/** The daily sign-in: days in a row, what they bring, and the calendar of a month (GIFT-01). Days are text: 2026-11-20. */

import { shiftDay, utcMidnight } from '../dates.ts';
import type { ResponseOf } from '../endpoint.ts';
import { parseFlag, parseNumber, parseText } from '../parse-values.ts';
import { times } from '../times.ts';
import type { checkInCalendar } from './calls.ts';

/** What comes beside the daily amount on a day in a row. */
export interface StreakBonus {
  /** 3 for the third day in a row. */
  readonly day: number;
  /** Decimal text. */
  readonly amount: string;
}

/**
 * The number of a day in a row that is claimed now.
 * @param before the last day that was claimed and its number, null for none
 * @param steps after the last of them the count begins anew; without steps it never does
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

/** How a member stands with the sign-in. */
export interface CheckIn {
  /** Month of the calendar: 2026-11. */
  readonly month: string;
  readonly today: string;
  /** When today is over, ms since 1970; null when unknown. */
  readonly dayEnds: number | null;
  /** Days of the month that are claimed. */
  readonly days: ReadonlySet<string>;
  /** Days in a row up to now. */
  readonly streak: number;
  readonly isClaimed: boolean;
  /** Decimal text; '' where there is nothing to claim. */
  readonly daily: string;
  readonly steps: readonly StreakBonus[];
}

/** The sign-in from the answer of `checkInCalendar`. */
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

/** The number of today in a row: the one that was claimed, or that a claim now would have. */
export const todaysNumber = ({ today, streak, isClaimed, steps }: Standing): number =>
  isClaimed ? streak : nextStreak(streak > 0 ? { day: shiftDay(today, -1), streak } : null, today, steps);

/** On which days the next steps come, if none is left out from today on; today's is among them until it is claimed. */
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
 * Share of the bar through the steps that is filled: 0 at the first step, 1 at the last. Steps stand at equal distances, whatever days
 * are between them.
 * @param days in a row
 */
export function streakShare(days: number, steps: readonly StreakBonus[]): number {
  const last = steps.length - 1;
  if (last <= 0) return days >= (steps[0]?.day ?? Number.POSITIVE_INFINITY) ? 1 : 0;
  const at = steps.findLastIndex(({ day }) => day <= days);
  if (at < 0) return 0;
  const [from, to] = [steps[at]!, steps[at + 1]];
  return to ? (at + (days - from.day) / (to.day - from.day)) / last : 1;
}

/** The weeks of a month, Monday first; null stands for days of the months beside. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days: (string | null)[] = times((new Date(utcMidnight(first)).getUTCDay() + 6) % 7, () => null);
  for (let date = first; date.startsWith(month); date = shiftDay(date, 1)) days.push(date);
  while (days.length % 7 > 0) days.push(null);
  return times(days.length / 7, week => days.slice(week * 7, week * 7 + 7));
}

/** The month so many months after `month`, or before it. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
