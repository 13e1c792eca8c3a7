/** Queries that recompute the points ledger and return differences from the stored data. */
import { sql } from 'kysely';
import type { Difference } from '../../ledger/invariants.ts';
import type { Database } from '../../platform/db/schema.ts';

/**
 * Returns members whose points or last sequence number differ from their entries, and entries with a wrong sequence
 * number or balance.
 */
export const findWrongPoints = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with sums as (select member_id, sum(points) as sum, count(*) as n from points_ledger_entries group by member_id),
      posted as (
        select *, row_number() over account as n, sum(points) over account as running
        from points_ledger_entries window account as (partition by member_id order by seq))
      select 'points of ' || m.user_name as subject, a.balance || ' after ' || a.seq as stored,
        coalesce(s.sum, 0)::numeric(20,2) || ' after ' || coalesce(s.n, 0) as counted
      from points_accounts a full join sums s using (member_id) join members m on m.id = member_id
      where (a.balance, a.seq) is distinct from (coalesce(s.sum, 0), coalesce(s.n, 0))
      union all
      select 'ledger entry ' || id || ' of points', balance_after || ' at ' || seq, running || ' at ' || n
      from posted where (seq, balance_after) is distinct from (n, running)
      order by 1`.execute(db)
  ).rows;

/**
 * Returns exchanges of points without a ledger transaction of the same amount, and such ledger transactions without an
 * exchange.
 */
export const findWrongExchanges = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with booked as (
        select t.id, a.member_id, p.amount
        from ledger_transactions t
          join ledger_entries p on p.transaction_id = t.id
          join ledger_accounts a on a.id = p.account_id and a.member_id is not null
        where t.kind = 'exchange'),
      spent as (select ledger_transaction_id as id, member_id, amount from points_ledger_entries where kind = 'exchange')
      select 'exchange ' || id as subject, booked.amount::text || ' of member ' || booked.member_id as stored,
        spent.amount::text || ' of member ' || spent.member_id as counted
      from booked full join spent using (id)
      where (booked.member_id, booked.amount) is distinct from (spent.member_id, spent.amount)
      order by id`.execute(db)
  ).rows;

/** Returns orders whose points were not debited exactly once, or not returned exactly once after a cancellation. */
export const findWrongOrders = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      select 'order ' || o.id || ' of the points store' as subject, coalesce(paid.points, 0) + coalesce(back.points, 0) || ' points' as stored,
        case o.state when 'cancelled' then 0 else -o.points end || ' points' as counted
      from points_store_orders o
        left join points_ledger_entries paid on paid.member_id = o.member_id and paid.key = 'order-' || o.id
        left join points_ledger_entries back on back.member_id = o.member_id and back.key = 'returned-' || o.id
      where coalesce(paid.points, 0) <> -o.points
        or coalesce(back.points, 0) <> case o.state when 'cancelled' then o.points else 0 end
      order by o.id`.execute(db)
  ).rows;
