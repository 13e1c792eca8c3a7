/** The books of the play money: accounts and postings. That postings balance and stay is for the database to enforce. */
import { sql } from 'kysely';
import type { Database, Trx } from '../db/schema.ts';
import type { LedgerKind } from '../db/schema-operator.ts';

export interface Posting {
  readonly accountId: number;
  /** Decimal text. */
  readonly amount: string;
}

/** The account of a member, or with null the merchant's own; made when missing. */
export async function accountOf(db: Database, merchant: string, memberId: number | null): Promise<number> {
  const find = db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('member_id', memberId === null ? 'is' : '=', memberId);
  const found = await find.executeTakeFirst();
  if (found) return found.id;
  await db
    .insertInto('ledger_accounts')
    .values({ merchant_code: merchant, member_id: memberId, balance: memberId === null ? null : '0' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // Of two who make it at once, the second finds that of the first.
  return (await find.executeTakeFirstOrThrow()).id;
}

/** Writes a transaction and gives its id; it fails at the end of the database's when the postings do not add up to nothing. */
export async function post(db: Database, kind: LedgerKind, at: number, postings: readonly Posting[]): Promise<number> {
  const rows = postings.map(({ accountId, amount }) => sql`(${accountId}::bigint, ${amount}::numeric)`);
  const written = await sql<{ id: number }>`
    with entry as (insert into ledger_transactions (kind, at) values (${kind}, ${at}) returning id)
    insert into ledger_postings (transaction_id, account_id, amount)
    select entry.id, posting.account, posting.amount from entry, (values ${sql.join(rows)}) as posting (account, amount)
    returning transaction_id as id`.execute(db);
  return written.rows[0]!.id;
}

/** What a member has as decimal text, null without an account. */
export async function readBalance(db: Database, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.balance ?? null;
}

/** The account of a member with what it holds; nobody else changes it until the transaction ends. Null without an account. */
export async function lockAccount(
  trx: Trx,
  memberId: number,
): Promise<{ readonly id: number; readonly balance: string } | null> {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, balance: row.balance ?? '0' } : null;
}
