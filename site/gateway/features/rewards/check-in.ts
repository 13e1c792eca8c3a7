/** Daily check-in of a member: calendar, and claim of the daily reward (GIFT-01). */
import { nextStreak, type StreakBonus, shiftDay, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../platform/api-error.ts';
import { dateOf, dayEnd, startOfDay } from '../../platform/days.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { lockMember } from '../account/members-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import {
  addCheckIn,
  type CheckInRow,
  checkInsBetween,
  findCheckIn,
  lastCheckIn,
  readAmounts,
} from './check-ins-repository.ts';
import { creditReward, type Receiver } from './credit.ts';

interface Amounts {
  /** Reward for each day, decimal text; null if check-ins have no reward. */
  readonly daily: string | null;
  readonly steps: readonly StreakBonus[];
}

async function amountsOf(db: Database, merchant: string): Promise<Amounts> {
  const rows = (await readAmounts(db, merchant)).map(({ day, amount }) => ({ day, amount: toAmount(toUnits(amount)) }));
  return {
    daily: rows.find(({ day }) => day === 0)?.amount ?? null,
    steps: rows.filter(({ day }) => day > 0),
  };
}

/** Returns the calendar of a month such as `2026-11`; by default of the current month. */
export async function readCalendar(
  db: Database,
  { memberId, merchantCode }: Receiver,
  requestedMonth: string | undefined,
  now: number,
) {
  const { zone } = await readTerms(db, merchantCode);
  const today = dateOf(now, zone);
  const month = requestedMonth ?? today.slice(0, 7);
  const { daily, steps } = await amountsOf(db, merchantCode);
  const last = await lastCheckIn(db, memberId);
  const counts = last !== null && last.day >= shiftDay(today, -1);
  return {
    month,
    today,
    dayEnds: dayEnd(now, zone),
    days: (await checkInsBetween(db, memberId, `${month}-01`, lastDay(month))).map(({ day }) => day),
    streak: counts ? last.streak : 0,
    claimed: last?.day === today,
    daily,
    steps: [...steps],
  };
}

const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const toResponse = ({ day, streak, amount, streak_bonus, claimed_at }: CheckInRow) => ({
  day,
  streak,
  amount: toAmount(toUnits(amount)),
  stepAmount: toAmount(toUnits(streak_bonus)),
  claimTime: claimed_at,
});

/**
 * Claims the reward of a day in the caller's transaction. For a day claimed before, returns that claim without a second
 * payment.
 * @param day date that the page showed as today; other dates are rejected
 * @param clock reads the time, ms since 1970
 * @throws ApiError for a date other than today, and if check-ins have no reward
 */
export async function claimDay(trx: Trx, member: Receiver, day: string, clock: (trx: Trx) => Promise<number> = timeOf) {
  const { memberId, merchantCode } = member;
  const { zone } = await readTerms(trx, merchantCode);
  if (startOfDay(day, zone) === null) throw invalid('"day" is no day; allowed is a day such as 2026-11-20', 'day');
  await lockMember(trx, memberId);
  const before = await findCheckIn(trx, memberId, day);
  if (before) return toResponse(before);
  const now = await clock(trx);
  const today = dateOf(now, zone);
  if (day !== today) {
    throw new ApiError(ERROR_CODES.checkInDayOver, `"day" is not today, which is ${today} at the merchant.`, {
      value: { today },
    });
  }
  const { daily, steps } = await amountsOf(trx, merchantCode);
  if (daily === null) throw new ApiError(ERROR_CODES.checkInOff, 'The merchant gives nothing for logging in.');
  const streak = nextStreak(await lastCheckIn(trx, memberId), today, steps);
  const step = steps.find(one => one.day === streak)?.amount ?? '0';
  const posting = await creditReward(trx, member, 'gift', toUnits(daily) + toUnits(step), now);
  const row = { day, streak, amount: daily, streak_bonus: step, claimed_at: now };
  await addCheckIn(trx, { ...row, member_id: memberId, ledger_transaction_id: posting });
  return toResponse(row);
}
