/** Daily sign-ins, and what each brings; no rules. Days are calendar dates of the merchant's zone. */
import { type Insertable, sql } from 'kysely';
import type { SignInTable } from '../../db/schema/rewards.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

export interface SignInRow {
  readonly day: string;
  readonly streak: number;
  readonly amount: string;
  readonly step_amount: string;
  readonly claimed_at: number;
}

const rows = (db: Database, memberId: number) =>
  db
    .selectFrom('sign_ins')
    .select([sql<string>`day::text`.as('day'), 'streak', 'amount', 'step_amount', 'claimed_at'])
    .where('member_id', '=', memberId);

/** The latest one of a member; null for none. */
export const lastSignIn = async (db: Database, memberId: number): Promise<SignInRow | null> =>
  (await rows(db, memberId).orderBy('sign_ins.day', 'desc').limit(1).executeTakeFirst()) ?? null;

/** That of one day; null for none. */
export const findSignIn = async (db: Database, memberId: number, day: string): Promise<SignInRow | null> =>
  (await rows(db, memberId).where('sign_ins.day', '=', day).executeTakeFirst()) ?? null;

/** Those from one day to another, both included. */
export const signInsBetween = (db: Database, memberId: number, from: string, to: string): Promise<SignInRow[]> =>
  rows(db, memberId)
    .where('sign_ins.day', '>=', from)
    .where('sign_ins.day', '<=', to)
    .orderBy('sign_ins.day')
    .execute();

export const addSignIn = (trx: Trx, row: Insertable<SignInTable>) => trx.insertInto('sign_ins').values(row).execute();

/** What signing in brings by day in a row, the nearest first; 0 stands for each day. */
export const readAmounts = (db: Database, merchant: string) =>
  db
    .selectFrom('sign_in_amounts')
    .select(['day', 'amount'])
    .where('merchant_code', '=', merchant)
    .orderBy('day')
    .execute();

/** Sets what a day in a row brings; null takes it away. */
export async function setAmount(db: Database, merchant_code: string, day: number, amount: string | null) {
  if (amount === null) {
    await db.deleteFrom('sign_in_amounts').where('merchant_code', '=', merchant_code).where('day', '=', day).execute();
    return;
  }
  await db
    .insertInto('sign_in_amounts')
    .values({ merchant_code, day, amount })
    .onConflict(conflict => conflict.columns(['merchant_code', 'day']).doUpdateSet({ amount }))
    .execute();
}
