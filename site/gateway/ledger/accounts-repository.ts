/**
 * Queries of ledger accounts and entries. Database triggers ensure that transactions balance, that each entry has its
 * sequence number and resulting balance, and that entries are never changed.
 */
import { sql } from 'kysely';
import type { Database, Trx } from '../platform/db/schema.ts';
import type { AccountKind, LedgerKind } from './tables.ts';

/** Identifies an account: of a member, of a payment provider by its name, or of the merchant (house). */
export type AccountKey =
  | { readonly merchant: string; readonly kind: 'cash' | 'reserved' | 'bonus'; readonly memberId: number }
  | { readonly merchant: string; readonly kind: 'provider'; readonly provider: string }
  | { readonly merchant: string; readonly kind: 'house' };

export interface LedgerEntry {
  readonly account: number;
  /** Amount credited to the account, decimal text; negative for a debit. */
  readonly amount: string;
}

export interface Transaction {
  readonly kind: LedgerKind;
  /** Time of the transaction, ms since 1970. */
  readonly at: number;
  /** Category of the game; '' for a transaction that does not belong to a bet. */
  readonly category: string;
  readonly postings: readonly LedgerEntry[];
}

/** Returns the id of an account; creates the account if missing. */
export async function accountOf(db: Database, key: AccountKey): Promise<number> {
  const { merchant: merchant_code, kind } = key;
  const member_id = 'memberId' in key ? key.memberId : null;
  const holder = 'provider' in key ? key.provider : member_id === null ? '' : String(member_id);
  const find = db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('merchant_code', '=', merchant_code)
    .where('kind', '=', kind)
    .where('holder', '=', holder);
  const found = await find.executeTakeFirst();
  if (found) return found.id;
  await db
    .insertInto('ledger_accounts')
    .values({ merchant_code, kind, holder, member_id, balance: member_id === null ? null : '0' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // If another transaction has inserted the account concurrently, its row is found here.
  return (await find.executeTakeFirstOrThrow()).id;
}

/**
 * Inserts transactions with one statement, and returns their ids in the same order. Rows of members' accounts are
 * locked by ascending id.
 */
export async function addTransactions(trx: Database, transactions: readonly Transaction[]): Promise<number[]> {
  const entries = transactions.map(
    ({ kind, at, category }, n) => sql`(${n}::int, ${kind}::text, ${at}::bigint, ${category}::text)`,
  );
  const lines = transactions.flatMap(({ postings }, n) =>
    postings.map(({ account, amount }) => sql`(${n}::int, ${account}::bigint, ${amount}::numeric)`),
  );
  const { rows } = await sql<{ id: number }>`
    with entries as materialized (
      select n, kind, at, category, nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id
      from (values ${sql.join(entries)}) as entry (n, kind, at, category)),
    written as (
      insert into ledger_transactions (id, kind, posted_at, category) overriding system value
      select id, kind, at, category from entries returning id),
    posted as (
      insert into ledger_entries (transaction_id, account_id, amount)
      select entries.id, line.account, line.amount
      from (values ${sql.join(lines)}) as line (n, account, amount) join entries using (n) join written using (id)
      order by line.account, line.n)
    select id from entries order by n`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Returns the balances of a member's accounts by kind, decimal text. Omits accounts that do not exist. */
export async function readBalances(db: Database, memberId: number): Promise<ReadonlyMap<AccountKind, string>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance ?? '0']));
}

/** Returns the sum of a member's cash and bonus after a ledger transaction, decimal text. */
export async function readFundsAfter(db: Database, memberId: number, transactionId: number): Promise<string> {
  const { rows } = await sql<{ funds: string }>`
    select coalesce(sum(p.balance_after), 0)::text as funds
    from ledger_accounts a cross join lateral (
      select balance_after from ledger_entries
      where account_id = a.id and transaction_id <= ${transactionId} order by seq desc limit 1) p
    where a.member_id = ${memberId} and a.kind in ('cash', 'bonus')`.execute(db);
  return rows[0]!.funds;
}

/** Returns the sum of a member's transfers to others on a day in the merchant's time zone, decimal text. */
export async function sumTransfersOut(db: Database, memberId: number, day: string): Promise<string> {
  const { rows } = await sql<{ debits: string }>`
    select d.debits from ledger_accounts a join daily_account_totals d on d.account_id = a.id
    where a.member_id = ${memberId} and a.kind = 'cash' and d.day = ${day}::date and d.kind = 'transfer'`.execute(db);
  return rows[0]?.debits ?? '0';
}

/**
 * Locks accounts until the transaction ends, and returns their balances as decimal text. Locks are acquired by
 * ascending id to prevent deadlocks. Accounts of house and providers are omitted, because they have no balance.
 */
export async function lockAccounts(trx: Trx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .where('member_id', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance ?? '0']));
}

/** Accounts from which a member's stakes are paid. */
export interface FundsRow {
  readonly cash: { readonly id: number; readonly balance: string };
  /** Null if the member never had a bonus. */
  readonly bonus: { readonly id: number; readonly balance: string } | null;
  /** Id of the merchant's house account, which is not locked. */
  readonly house: number;
}

/**
 * Locks cash and bonus accounts of members like `lockAccounts`, and returns them. Omits members without a cash account.
 */
export async function lockFunds(trx: Trx, memberIds: readonly number[]): Promise<ReadonlyMap<number, FundsRow>> {
  const rows = await trx
    .selectFrom('ledger_accounts as a')
    .innerJoin('ledger_accounts as h', join =>
      join.onRef('h.merchant_code', '=', 'a.merchant_code').on('h.kind', '=', 'house'),
    )
    .select(['a.id', 'a.member_id', 'a.kind', 'a.balance', 'h.id as house'])
    .where('a.member_id', 'in', memberIds)
    .where('a.kind', 'in', ['cash', 'bonus'])
    .orderBy('a.id')
    .forNoKeyUpdate('a')
    .execute();
  const bonuses = new Map(rows.filter(({ kind }) => kind === 'bonus').map(row => [row.member_id, row]));
  return new Map(
    rows
      .filter(({ kind }) => kind === 'cash')
      .map(({ id, member_id, balance, house }) => {
        const bonus = bonuses.get(member_id);
        return [
          member_id!,
          {
            cash: { id, balance: balance ?? '0' },
            bonus: bonus ? { id: bonus.id, balance: bonus.balance ?? '0' } : null,
            house,
          },
        ];
      }),
  );
}
