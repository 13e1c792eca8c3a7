/**
 * Queries that recompute daily totals from ledger entries and bets, and return the differences from the stored totals.
 */
import { sql } from 'kysely';
import { dayOf } from '../platform/db/local-day.ts';
import type { Database } from '../platform/db/schema.ts';
import type { Difference } from './invariants.ts';

const COUNTED_MOVEMENT_DAYS = `
  select p.account_id, ${dayOf('p.posted_at')} as day, p.kind, count(*) as count, sum(greatest(p.amount, 0)) as credits,
    sum(greatest(-p.amount, 0)) as debits, min(p.seq) as first_seq, max(p.seq) as last_seq
  from ledger_entries p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
  where p.seq is not null
  group by 1, 2, 3`;

const COUNTED_PLAY_DAYS = `
  select p.member_id, ${dayOf('p.played_at')} as day, p.category, p.state, count(*) as count,
    sum(case when p.state in ('refunded', 'cancelled') then 0 else p.stake - p.canceled_stake end) as stake,
    sum(case when p.state = 'won' then p.win else 0 end) as win, min(p.id) as first_id, max(p.id) as last_id
  from bets p join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code
  group by 1, 2, 3, 4`;

/**
 * Returns daily totals of accounts whose count, sums or range of entries differ from the ledger entries of that day and
 * kind.
 */
export const findWrongDailyTotals = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with counted as (${sql.raw(COUNTED_MOVEMENT_DAYS)}),
      stored as (select * from daily_account_totals)
      select 'ledger entries of account ' || account_id || ' on ' || day || ', ' || kind as subject,
        stored.count || ': ' || stored.credits || ' credits, ' || stored.debits || ' debits, ' || stored.first_seq || ' to ' || stored.last_seq as stored,
        counted.count || ': ' || counted.credits::numeric(20,4) || ' credits, ' || counted.debits::numeric(20,4) || ' debits, ' || counted.first_seq || ' to ' || counted.last_seq
          as counted
      from stored full join counted using (account_id, day, kind)
      where (stored.count, stored.credits, stored.debits, stored.first_seq, stored.last_seq)
        is distinct from (counted.count, counted.credits, counted.debits, counted.first_seq, counted.last_seq)
      order by account_id, day, kind`.execute(db)
  ).rows;

/**
 * Returns daily totals of bets whose count, sums or range of ids differ from the member's bets of that day, category
 * and state. If all bets have left a state, its row remains with zeros.
 */
export const findWrongPlayDays = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with counted as (${sql.raw(COUNTED_PLAY_DAYS)}),
      stored as (select * from daily_bet_totals where (count, stake, win) <> (0, 0, 0))
      select 'bets of ' || m.user_name || ' on ' || day || ', ' || category || ', ' || state as subject,
        stored.count || ': stakes ' || stored.stake || ', wins ' || stored.win || ', ' || stored.first_id || ' to ' || stored.last_id as stored,
        counted.count || ': stakes ' || counted.stake::numeric(20,4) || ', wins ' || counted.win::numeric(20,4) || ', ' || counted.first_id || ' to ' || counted.last_id
          as counted
      from stored full join counted using (member_id, day, category, state) join members m on m.id = member_id
      where (stored.count, stored.stake, stored.win) is distinct from (counted.count, counted.stake, counted.win)
        or stored.first_id > counted.first_id or stored.last_id < counted.last_id
      order by member_id, day, category, state`.execute(db)
  ).rows;
