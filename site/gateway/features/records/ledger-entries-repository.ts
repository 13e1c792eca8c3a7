/** Queries of ledger entries for members' records. */
import { sql } from 'kysely';
import type { LedgerKind } from '../../ledger/tables.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Accounts whose entries the record lists; their sum is the wallet balance. */
export type ListedAccount = 'cash' | 'bonus';

export interface LedgerEntryFilter {
  readonly memberId: number;
  /** First and last day, calendar dates. */
  readonly from: string;
  readonly to: string;
  /** Kinds of ledger entries; null for all kinds. */
  readonly kinds: readonly LedgerKind[] | null;
}

/** Totals of the entries of one account that match a filter, with the lowest and highest of their sequence numbers. */
export interface LedgerEntryTotalsRow {
  readonly accountId: number;
  readonly account: ListedAccount;
  readonly count: number;
  /** Sum of the credits, decimal text. */
  readonly credits: string;
  readonly debits: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly kinds: readonly LedgerKind[];
}

/** Returns the totals for each account that has matching entries. */
export async function totalLedgerEntries(
  db: Database,
  { memberId, from, to, kinds }: LedgerEntryFilter,
): Promise<LedgerEntryTotalsRow[]> {
  const { rows } = await sql<LedgerEntryTotalsRow>`
    select a.id as "accountId", a.kind as account, sum(d.count)::int as count, sum(d.credits) as credits, sum(d.debits) as debits,
      min(d.first_seq)::int as "firstSeq", max(d.last_seq)::int as "lastSeq", array_agg(distinct d.kind) as kinds
    from ledger_accounts a join daily_account_totals d on d.account_id = a.id
    where a.member_id = ${memberId} and a.kind in ('cash', 'bonus') and d.day between ${from}::date and ${to}::date
      ${kinds === null ? sql`` : sql`and d.kind = any(${kinds}::text[])`}
    group by 1, 2`.execute(db);
  return rows;
}

export interface LedgerEntryRow {
  readonly account_id: number;
  readonly seq: number;
  readonly transaction_id: number;
  readonly kind: LedgerKind;
  readonly at: number;
  readonly amount: string;
  readonly balance_after: string;
  readonly category: string;
}

/** Entries of an account with sequence numbers from `firstSeq` to `lastSeq`. */
export interface LedgerEntrySpan {
  readonly accountId: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  /** Kinds of the entries, each of which is queried separately; null for all kinds. */
  readonly kinds: readonly LedgerKind[] | null;
}

/**
 * Returns the newest entries of each span, newest first, at most `max` per span and kind. Entries of an account are
 * sorted by sequence number, so that each balance follows from the previous one.
 */
export async function listLedgerEntries(
  db: Database,
  spans: readonly LedgerEntrySpan[],
  { from, until }: { readonly from: number; readonly until: number },
  max: number,
): Promise<LedgerEntryRow[]> {
  const ranges = spans.flatMap(({ accountId, firstSeq, lastSeq, kinds }) =>
    (kinds ?? [null]).map(kind => sql`(${accountId}::bigint, ${firstSeq}::bigint, ${lastSeq}::bigint, ${kind}::text)`),
  );
  if (ranges.length === 0) return [];
  const ofKind = spans.some(({ kinds }) => kinds !== null);
  const { rows } = await sql<LedgerEntryRow>`
    select p.account_id, p.seq, p.transaction_id, p.kind, p.posted_at as at, p.amount, p.balance_after, t.category
    from (values ${sql.join(ranges)}) as span (account, first, last, kind)
      cross join lateral (
        select * from ledger_entries l where l.account_id = span.account and l.seq between span.first and span.last
          ${ofKind ? sql`and l.kind = span.kind` : sql``} and l.posted_at >= ${from} and l.posted_at < ${until}
        order by l.seq desc limit ${max}) p
      join ledger_transactions t on t.id = p.transaction_id
    order by p.account_id, p.seq desc`.execute(db);
  return rows;
}

/** Member's cash and bonus after a ledger entry, decimal text. */
export interface BalanceAfter {
  readonly cash: string;
  readonly bonus: string;
}

/** Returns the member's cash and bonus after each of these entries, keyed by `account.transaction`. */
export async function balancesAfter(
  db: Database,
  ledgerEntries: readonly Pick<LedgerEntryRow, 'account_id' | 'transaction_id'>[],
): Promise<ReadonlyMap<string, BalanceAfter>> {
  if (ledgerEntries.length === 0) return new Map();
  const keys = ledgerEntries.map(
    ({ account_id, transaction_id }) => sql`(${account_id}::bigint, ${transaction_id}::bigint)`,
  );
  const after = (kind: ListedAccount) => sql`coalesce((
    select p.balance_after from ledger_accounts a cross join lateral (
      select balance_after from ledger_entries l where l.account_id = a.id and l.transaction_id <= w.tx and l.seq is not null
      order by l.transaction_id desc limit 1) p
    where a.member_id = o.member_id and a.kind = ${kind}), 0)::text`;
  const { rows } = await sql<BalanceAfter & { account: number; tx: number }>`
    select w.account, w.tx, ${after('cash')} as cash, ${after('bonus')} as bonus
    from (values ${sql.join(keys)}) as w (account, tx) join ledger_accounts o on o.id = w.account`.execute(db);
  return new Map(rows.map(({ account, tx, ...held }) => [`${account}.${tx}`, held]));
}

/** Returns a member's cash and bonus after a ledger transaction. */
export async function balanceAfter(db: Database, memberId: number, transactionId: number): Promise<BalanceAfter> {
  const { id } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  const [after] = (await balancesAfter(db, [{ account_id: id, transaction_id: transactionId }])).values();
  return after!;
}

/** Returns the entry of a ledger transaction in a member's account; null if there is none. */
export async function findLedgerEntry(
  db: Database,
  memberId: number,
  transactionId: number,
  account: ListedAccount,
): Promise<LedgerEntryRow | null> {
  const { rows } = await sql<LedgerEntryRow>`
    select p.account_id, p.seq, p.transaction_id, p.kind, p.posted_at as at, p.amount, p.balance_after, t.category
    from ledger_entries p join ledger_accounts a on a.id = p.account_id join ledger_transactions t on t.id = p.transaction_id
    where p.transaction_id = ${transactionId} and a.member_id = ${memberId} and a.kind = ${account}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the last ledger transaction that was posted together with this one. A bonus, a forfeit or an unlock may
 * follow in the same database transaction, with the same time. Reads at most the next hundred entries of an account.
 */
export async function lastOfStep(db: Database, memberId: number, transactionId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select max(p.transaction_id) as last from ledger_accounts a cross join lateral (
      select transaction_id, posted_at from ledger_entries l
      where l.account_id = a.id and l.transaction_id >= ${transactionId} order by l.transaction_id limit 100) p
    where a.member_id = ${memberId} and a.kind in ('cash', 'bonus')
      and p.posted_at = (select posted_at from ledger_transactions where id = ${transactionId})`.execute(db);
  return Number(rows[0]?.last ?? transactionId);
}

/** Bet, order, promotion or transfer that caused a ledger entry. */
export interface LedgerEntryCause {
  readonly transaction_id: number;
  /** Names of the game, lottery, deposit method or promotion, by language; null for other causes. */
  readonly names: LocalizedText | null;
  /** Id of the bet; null for other causes. */
  readonly bet_id: number | null;
  readonly played_at: number | null;
  readonly lottery_id: string | null;
  /** Order number of the deposit or withdrawal; null for other causes. */
  readonly order_no: string | null;
  /** Requested amount, received amount and fee of a deposit, decimal text; null for other causes. */
  readonly requested: string | null;
  readonly received: string | null;
  readonly fee: string | null;
  /** User names of the payer and of all payees of a transfer between members; null for other causes. */
  readonly payer: string | null;
  readonly paid: readonly string[] | null;
}

const PLAYED = ['bet', 'win', 'refund'] as const;
const PAID_IN = ['deposit', 'reversal', 'fee'] as const;
const PAID_OUT = ['hold', 'release'] as const;
const BETWEEN_MEMBERS = ['transfer', 'salary', 'dividend'] as const;

/**
 * Returns the causes of ledger entries by ledger transaction. Omits entries without a cause. Queries only the tables to
 * which entries of these kinds can refer.
 */
export async function causesOf(
  db: Database,
  ledgerEntries: readonly Pick<LedgerEntryRow, 'transaction_id' | 'kind'>[],
): Promise<ReadonlyMap<number, LedgerEntryCause>> {
  const has = (kinds: readonly LedgerKind[]) => ledgerEntries.some(({ kind }) => kinds.includes(kind));
  const parts = [
    ...(has(PLAYED) ? [PLAYS] : []),
    ...(has(PAID_IN) ? [DEPOSITS] : []),
    ...(has(PAID_OUT) ? [WITHDRAWALS] : []),
    ...(has(BETWEEN_MEMBERS) ? [PARTIES] : []),
  ];
  if (parts.length === 0) return new Map();
  const ids = ledgerEntries.map(({ transaction_id }) => transaction_id);
  const { rows } = await sql<LedgerEntryCause>`
    with wanted as (select unnest(${ids}::bigint[]) as id)
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(row => [row.transaction_id, row]));
}

const PLAYS = sql`
  select tx as transaction_id, coalesce(l.names, g.names) as names, p.id as bet_id, p.played_at, p.lottery_id,
    null::text as order_no, null::text as requested, null::text as received, null::text as fee, null::text as payer,
    null::text[] as paid
  from (
    select w.id as tx, p.id from wanted w join bets p on p.stake_transaction_id = w.id
    union all select w.id, p.id from wanted w join bets p on p.win_transaction_id = w.id
    union all select distinct w.id, s.bet_id from wanted w join sub_orders s on s.refund_transaction_id = w.id) played
    join bets p on p.id = played.id
    left join lotteries l on l.game_id = p.lottery_id left join games g on g.node_id = p.node_id`;

const DEPOSITS = sql`
  select w.id as transaction_id, m.names, null::bigint as bet_id, null::bigint as played_at, null::text as lottery_id, d.order_no,
    d.amount::text as requested, coalesce(d.received, d.amount)::text as received, d.fee::text as fee, null::text as payer, null::text[] as paid
  from wanted w join deposits d on d.paid_transaction_id = w.id or d.reversal_transaction_id = w.id join deposit_methods m on m.code = d.method_code`;

const WITHDRAWALS = sql`
  select w.id as transaction_id, null::jsonb as names, null::bigint as bet_id, null::bigint as played_at, null::text as lottery_id,
    o.order_no, null::text as requested, null::text as received, null::text as fee, null::text as payer, null::text[] as paid
  from wanted w join withdrawals o on o.reserve_transaction_id = w.id or o.final_transaction_id = w.id`;

const PARTIES = sql`
  select w.id as transaction_id, null::jsonb as names, null::bigint as bet_id, null::bigint as played_at, null::text as lottery_id,
    null::text as order_no, null::text as requested, null::text as received, null::text as fee, min(m.user_name) filter (where p.amount < 0) as payer,
    array_agg(m.user_name order by m.user_name_folded) filter (where p.amount > 0) as paid
  from wanted w join ledger_transactions t on t.id = w.id and t.kind in (${sql.join(BETWEEN_MEMBERS)})
    join ledger_entries p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
    join members m on m.id = a.member_id
  group by 1`;
