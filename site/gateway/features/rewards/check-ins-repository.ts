/** Queries of daily check-ins and their rewards. Days are calendar dates in the merchant's time zone. */
import { type Insertable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CheckInTable } from './tables.ts';

export interface CheckInRow {
  readonly day: string;
  readonly streak: number;
  readonly amount: string;
  readonly streak_bonus: string;
  readonly claimed_at: number;
}

const rows = (db: Database, memberId: number) =>
  db
    .selectFrom('check_ins')
    .select([sql<string>`day::text`.as('day'), 'streak', 'amount', 'streak_bonus', 'claimed_at'])
    .where('member_id', '=', memberId);

/** Returns the latest check-in of a member; null if the member has never checked in. */
export const lastCheckIn = async (db: Database, memberId: number): Promise<CheckInRow | null> =>
  (await rows(db, memberId).orderBy('check_ins.day', 'desc').limit(1).executeTakeFirst()) ?? null;

/** Returns the check-in of a member on one day; null if the member did not check in. */
export const findCheckIn = async (db: Database, memberId: number, day: string): Promise<CheckInRow | null> =>
  (await rows(db, memberId).where('check_ins.day', '=', day).executeTakeFirst()) ?? null;

/** Returns the check-ins from one date to another, both included. */
export const checkInsBetween = (db: Database, memberId: number, from: string, to: string): Promise<CheckInRow[]> =>
  rows(db, memberId)
    .where('check_ins.day', '>=', from)
    .where('check_ins.day', '<=', to)
    .orderBy('check_ins.day')
    .execute();

export const addCheckIn = (trx: Trx, row: Insertable<CheckInTable>) =>
  trx.insertInto('check_ins').values(row).execute();

/** Returns the rewards by number of consecutive days, ascending. The reward with number 0 is paid on each day. */
export const readAmounts = (db: Database, merchant: string) =>
  db
    .selectFrom('check_in_rewards')
    .select(['day', 'amount'])
    .where('merchant_code', '=', merchant)
    .orderBy('day')
    .execute();

/** Sets the reward for a number of consecutive days (0 for each day); null removes it. */
export async function setAmount(db: Database, merchant_code: string, day: number, amount: string | null) {
  if (amount === null) {
    await db.deleteFrom('check_in_rewards').where('merchant_code', '=', merchant_code).where('day', '=', day).execute();
    return;
  }
  await db
    .insertInto('check_in_rewards')
    .values({ merchant_code, day, amount })
    .onConflict(conflict => conflict.columns(['merchant_code', 'day']).doUpdateSet({ amount }))
    .execute();
}
