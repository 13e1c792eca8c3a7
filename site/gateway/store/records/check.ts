/** Queries that count the days of the records anew and give what differs; no rules. */
import { sql } from 'kysely';
import type { Database } from '../../db/schema/schema.ts';
import { COUNTED_MOVEMENT_DAYS, COUNTED_PLAY_DAYS } from '../../db/tables/records.ts';
import type { Difference } from '../money/check.ts';

/** Days of an account whose number, sums or range are not those of its postings of that day and kind. */
export const findWrongMovementDays = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with counted as (${sql.raw(COUNTED_MOVEMENT_DAYS)}),
      kept as (select * from movement_days)
      select 'movements of account ' || account_id || ' on ' || day || ', ' || kind as what,
        kept.count || ': ' || kept.came || ' came, ' || kept.went || ' went, ' || kept.first_seq || ' to ' || kept.last_seq as kept,
        counted.count || ': ' || counted.came::numeric(20,4) || ' came, ' || counted.went::numeric(20,4) || ' went, ' || counted.first_seq || ' to ' || counted.last_seq
          as counted
      from kept full join counted using (account_id, day, kind)
      where (kept.count, kept.came, kept.went, kept.first_seq, kept.last_seq)
        is distinct from (counted.count, counted.came, counted.went, counted.first_seq, counted.last_seq)
      order by account_id, day, kind`.execute(db)
  ).rows;

/**
 * Days of a member whose number and sums are not those of his plays of that day, category and state, or whose range leaves one of them
 * out. A state that all plays have left keeps its row, with nothing in it.
 */
export const findWrongPlayDays = async (db: Database): Promise<Difference[]> =>
  (
    await sql<Difference>`
      with counted as (${sql.raw(COUNTED_PLAY_DAYS)}),
      kept as (select * from play_days where (count, stake, win) <> (0, 0, 0))
      select 'plays of ' || m.user_name || ' on ' || day || ', ' || category || ', ' || state as what,
        kept.count || ': stakes ' || kept.stake || ', wins ' || kept.win || ', ' || kept.first_id || ' to ' || kept.last_id as kept,
        counted.count || ': stakes ' || counted.stake::numeric(20,4) || ', wins ' || counted.win::numeric(20,4) || ', ' || counted.first_id || ' to ' || counted.last_id
          as counted
      from kept full join counted using (member_id, day, category, state) join members m on m.id = member_id
      where (kept.count, kept.stake, kept.win) is distinct from (counted.count, counted.stake, counted.win)
        or kept.first_id > counted.first_id or kept.last_id < counted.last_id
      order by member_id, day, category, state`.execute(db)
  ).rows;
