/** The daily sign-in of a member: its calendar, and the claim of a day (GIFT-01). */
import { nextStreak, type SignInStep, shiftDay, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database, Trx } from '../../db/schema/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { lockMember } from '../../store/account/members.ts';
import { readTerms } from '../../store/operator/merchants.ts';
import {
  addSignIn,
  findSignIn,
  lastSignIn,
  readAmounts,
  type SignInRow,
  signInsBetween,
} from '../../store/rewards/sign-ins.ts';
import { dateOf, dayEnd, startOfDay } from '../days.ts';
import { invalid, Refusal } from '../refusal.ts';
import { give, type Receiver } from './booking.ts';

interface Amounts {
  /** Decimal text; null where there is nothing to claim. */
  readonly daily: string | null;
  readonly steps: readonly SignInStep[];
}

async function amountsOf(db: Database, merchant: string): Promise<Amounts> {
  const rows = (await readAmounts(db, merchant)).map(({ day, amount }) => ({ day, amount: toAmount(toUnits(amount)) }));
  return {
    daily: rows.find(({ day }) => day === 0)?.amount ?? null,
    steps: rows.filter(({ day }) => day > 0),
  };
}

/** The calendar of a month, `2026-11`; without one that of today. */
export async function readCalendar(
  db: Database,
  { memberId, merchantCode }: Receiver,
  asked: string | undefined,
  now: number,
) {
  const { zone } = await readTerms(db, merchantCode);
  const today = dateOf(now, zone);
  const month = asked ?? today.slice(0, 7);
  const { daily, steps } = await amountsOf(db, merchantCode);
  const last = await lastSignIn(db, memberId);
  const counts = last !== null && last.day >= shiftDay(today, -1);
  return {
    month,
    today,
    dayEnds: dayEnd(now, zone),
    days: (await signInsBetween(db, memberId, `${month}-01`, lastDay(month))).map(({ day }) => day),
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

const toAnswer = ({ day, streak, amount, step_amount, claimed_at }: SignInRow) => ({
  day,
  streak,
  amount: toAmount(toUnits(amount)),
  stepAmount: toAmount(toUnits(step_amount)),
  claimTime: claimed_at,
});

/**
 * Claims a day in the caller's transaction. A day that was claimed before gives its claim again and moves nothing.
 * @param day the date that the member saw: only today's can be claimed anew
 * @param clock ms since 1970
 * @throws Refusal for another day, and where signing in brings nothing
 */
export async function claimDay(trx: Trx, member: Receiver, day: string, clock: (trx: Trx) => Promise<number> = timeOf) {
  const { memberId, merchantCode } = member;
  const { zone } = await readTerms(trx, merchantCode);
  if (startOfDay(day, zone) === null) throw invalid('"day" is no day; allowed is a day such as 2026-11-20', 'day');
  await lockMember(trx, memberId);
  const before = await findSignIn(trx, memberId, day);
  if (before) return toAnswer(before);
  const now = await clock(trx);
  const today = dateOf(now, zone);
  if (day !== today) {
    throw new Refusal(ERROR_CODES.signInDayOver, `"day" is not today, which is ${today} at the merchant.`, {
      value: { today },
    });
  }
  const { daily, steps } = await amountsOf(trx, merchantCode);
  if (daily === null) throw new Refusal(ERROR_CODES.signInOff, 'The merchant gives nothing for signing in.');
  const streak = nextStreak(await lastSignIn(trx, memberId), today, steps);
  const step = steps.find(one => one.day === streak)?.amount ?? '0';
  const posting = await give(trx, member, 'gift', toUnits(daily) + toUnits(step), now);
  const row = { day, streak, amount: daily, step_amount: step, claimed_at: now };
  await addSignIn(trx, { ...row, member_id: memberId, posting_id: posting });
  return toAnswer(row);
}
