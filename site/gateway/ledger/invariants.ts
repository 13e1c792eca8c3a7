/**
 * Queries that recompute balances and totals from ledger entries, and return the differences from the stored values.
 */
import { sql } from 'kysely';
import type { Database } from '../platform/db/schema.ts';

/** Difference: its subject, the stored value, and the recomputed value. */
export interface Difference {
  readonly subject: string;
  readonly stored: string | null;
  readonly counted: string | null;
}

/** Returns the sum of all entries if it is not zero, and all transactions that do not balance. */
export const findUnbalanced = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`select 'transaction ' || transaction_id as subject, sum(amount)::text as stored, '0' as counted
      from ledger_entries group by transaction_id having sum(amount) <> 0 order by transaction_id`.execute(db)
  ).rows;

/** Returns members' accounts whose balance or last sequence number differs from their entries. */
export const findWrongAccounts = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      select 'account ' || a.id || ' (' || a.kind || ' of ' || coalesce(m.user_name, a.holder) || ')' as subject,
        a.balance || ' after ' || a.seq as stored, coalesce(p.sum, 0)::numeric(20,4) || ' after ' || coalesce(p.n, 0) as counted
      from ledger_accounts a
        join members m on m.id = a.member_id
        left join (select account_id, sum(amount) as sum, count(*) as n from ledger_entries group by account_id) p
          on p.account_id = a.id
      where (a.balance, a.seq) is distinct from (coalesce(p.sum, 0), coalesce(p.n, 0))
      order by a.id`.execute(db)
  ).rows;

/** Returns entries of members whose sequence number or balance differs from the preceding entries. */
export const findWrongLedgerEntries = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      select 'ledger entry ' || transaction_id || ' of account ' || account_id as subject,
        balance_after || ' at ' || seq as stored, running || ' at ' || n as counted
      from (
        select p.*, row_number() over account as n, sum(p.amount) over account as running
        from ledger_entries p join ledger_accounts a on a.id = p.account_id
        where a.member_id is not null
        window account as (partition by p.account_id order by p.seq)) posted
      where (seq, balance_after) is distinct from (n, running)
      order by account_id, n`.execute(db)
  ).rows;

/** Returns members' totals that differ from those recomputed from ledger entries and bets. */
export const findWrongTotals = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with stored as (select * from member_daily_totals), counted as (select * from recomputed_daily_totals)
      select 'totals of ' || m.user_name || ' on ' || day || ' in "' || category || '"' as subject,
        stored.sums::text as stored, counted.sums::text as counted
      from (select member_id, day, category, ${FIGURES} as sums from stored) stored
        full join (select member_id, day, category, ${FIGURES} as sums from counted) counted using (member_id, day, category)
        join members m on m.id = member_id
      where coalesce(stored.sums, ${ZEROS}) <> coalesce(counted.sums, ${ZEROS})
      order by member_id, day, category`.execute(db)
  ).rows;

const FIGURES = sql.raw(
  'array[stake, qualifying_stake, win, rebate, bonus, deposit, withdrawal, fees]::numeric(20,4)[]',
);
const ZEROS = sql.raw('array[0, 0, 0, 0, 0, 0, 0, 0]::numeric(20,4)[]');
