/** The books of the play money: accounts and postings. That postings balance and stay is for the database to enforce. */
import type { Database } from '../db/schema.ts';

export interface Posting {
  readonly accountId: number;
  /** Decimal text. */
  readonly amount: string;
}

/** The account of a member, or with null the merchant's own; made when missing. */
export async function accountOf(db: Database, merchant: string, memberId: number | null): Promise<number> {
  await db
    .insertInto('ledger_accounts')
    .values({ merchant_code: merchant, member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a transaction; it fails at the end of the database's when the postings do not add up to nothing. */
export async function post(db: Database, kind: 'opening', at: number, postings: readonly Posting[]): Promise<void> {
  const { id } = await db
    .insertInto('ledger_transactions')
    .values({ kind, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_postings')
    .values(postings.map(({ accountId, amount }) => ({ transaction_id: id, account_id: accountId, amount })))
    .execute();
}

/** Sum of a member's postings as decimal text, null without any. */
export async function readBalance(db: Database, memberId: number): Promise<string | null> {
  const { sum } = await db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select(({ fn }) => fn.sum<string | null>('p.amount').as('sum'))
    .where('a.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return sum;
}
