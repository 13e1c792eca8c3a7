/** Queries that add members' totals to the totals of their uplines, and that recompute both to find differences. */
import { sql } from 'kysely';
import type { Difference } from '../../../ledger/invariants.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { COUNTED_DAYS, DAYS_PENDING, PENDING, TEAM_SUMS } from './recomputed-totals.ts';

const pending = sql.raw(PENDING);
const columns = sql.raw(TEAM_SUMS.join(', '));
const each = (of: (name: string, n: number) => string) =>
  sql.raw(TEAM_SUMS.map((name, n) => of(name, n + 1)).join(', '));

/** Key of the advisory lock with which only one gateway updates team totals at a time; an arbitrary number. */
const LOCK_KEY = 5_620_223;

/** Acquires the lock; returns false if another gateway holds it. */
export const lockTotals = async (trx: Trx): Promise<boolean> =>
  (await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as locked`.execute(trx)).rows[0]!
    .locked;

/**
 * Adds the changes of at most `max` rows of members' totals to the team totals. Skips locked rows, because waiting for
 * them while holding other locks could deadlock; the next run includes them.
 * @returns the number of rows with changes, and the number of rows added
 */
export async function rollUpTotals(
  trx: Trx,
  max: number,
): Promise<{ readonly seen: number; readonly carried: number }> {
  const { rows } = await sql<{ seen: number; carried: number }>`
    with seen as (select count(*)::int as n from member_daily_totals where ${pending}),
    taken as (
      select member_id, day, category, ${columns}, rolled_up from member_daily_totals where ${pending}
      order by member_id, day, category limit ${max} for no key update skip locked),
    noted as (
      update member_daily_totals f set rolled_up = array[${each(name => `t.${name}`)}]
      from taken t where (f.member_id, f.day, f.category) = (t.member_id, t.day, t.category)
      returning 1),
    added as (
      insert into team_daily_totals as f (member_id, upline_id, day, category, ${columns})
      select above.id, above.upline_id, t.day, t.category, ${each((name, n) => `sum(t.${name} - t.rolled_up[${n}])`)}
      from taken t join members m on m.id = t.member_id
        cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as way (id)
        join members above on above.id = way.id
      group by 1, 2, 3, 4 order by 1, 3, 4
      on conflict (member_id, day, category) do update set ${each(name => `${name} = f.${name} + excluded.${name}`)}
      returning 1)
    select (select n from seen) as seen, (select count(*)::int from noted) as carried, (select count(*) from added)`.execute(
    trx,
  );
  return rows[0]!;
}

const daysPending = sql.raw(DAYS_PENDING);

/**
 * Adds at most `max` activity days to the team totals. A day whose previous day has changed is first subtracted with
 * the earlier value. Returns the same numbers as `rollUpTotals`.
 */
export async function rollUpDays(trx: Trx, max: number): Promise<{ readonly seen: number; readonly carried: number }> {
  const { rows } = await sql<{ seen: number; carried: number }>`
    with seen as (select count(*)::int as n from member_activity_days where ${daysPending}),
    taken as (
      select * from member_activity_days where ${daysPending} order by member_id, kind, day limit ${max} for no key update skip locked),
    noted as (
      update member_activity_days d set rolled_up_previous_day = t.previous_day from taken t
      where (d.member_id, d.kind, d.day) = (t.member_id, t.kind, t.day) returning 1),
    moved as (
      select member_id, kind, day, previous_day, 1 as n from taken
      union all select member_id, kind, day, rolled_up_previous_day, -1 from taken where rolled_up_previous_day is not null),
    added as (
      insert into team_activity_days as d (member_id, kind, day, previous_day, count)
      select above.id, v.kind, v.day, v.previous_day, sum(v.n)
      from moved v join members m on m.id = v.member_id
        cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as above (id)
      where above.id <> m.id group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member_id, kind, day, previous_day) do update set count = d.count + excluded.count
      returning 1)
    select (select n from seen) as seen, (select count(*)::int from noted) as carried, (select count(*) from added)`.execute(
    trx,
  );
  return rows[0]!;
}

/** Adds new members to the sizes of the teams above them. */
export const countNewMembers = (trx: Trx) =>
  sql`
    with taken as (
      select id, path from members where not included_in_team_totals order by id for no key update skip locked),
    noted as (update members m set included_in_team_totals = true from taken t where m.id = t.id returning 1)
    insert into team_sizes as s (member_id, size, direct)
    select way.id, count(*), count(*) filter (where way.depth = way.steps - 1)
    from taken t cross join lateral (
      select id, depth, count(*) over () as steps
      from unnest(string_to_array(trim(both '/' from t.path), '/')::bigint[]) with ordinality as step (id, depth)) way
    where way.id <> t.id
    group by way.id order by way.id
    on conflict (member_id) do update set size = s.size + excluded.size, direct = s.direct + excluded.direct`.execute(
    trx,
  );

/** Returns the time before which the team totals include all data, ms since 1970; null before the first run. */
export const readAsOf = async (db: Database): Promise<number | null> =>
  (await db.selectFrom('team_totals_watermark').select('complete_until').executeTakeFirst())?.complete_until ?? null;

export const setAsOf = (trx: Trx, at: number) =>
  trx
    .insertInto('team_totals_watermark')
    .values({ id: 1, complete_until: at })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ complete_until: at }))
    .execute();

const FIGURES = (table: string) =>
  sql.raw(`array[${TEAM_SUMS.map(name => `${table}.${name}`).join(', ')}]::numeric(20,4)[]`);
const ZEROS = sql.raw(`array[${TEAM_SUMS.map(() => 0).join(', ')}]::numeric(20,4)[]`);

/**
 * Returns the differences between stored and recomputed data: team totals, team sizes, members' activity days, and team
 * activity days.
 */
export async function findWrongTeams(db: Database): Promise<Difference[]> {
  const sums = await sql<Difference>`
    with counted as (
      select way.id as member_id, f.day, f.category, ${each((name, n) => `sum(f.rolled_up[${n}]) as ${name}`)}
      from member_daily_totals f join members m on m.id = f.member_id
        cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as way (id)
      group by 1, 2, 3)
    select 'team of ' || m.user_name || ' on ' || day || ' in "' || category || '"' as subject,
      stored.sums::text as stored, counted.sums::text as counted
    from (select member_id, day, category, ${FIGURES('k')} as sums from team_daily_totals k) stored
      full join (select member_id, day, category, ${FIGURES('c')} as sums from counted c) counted
        using (member_id, day, category)
      join members m on m.id = member_id
    where coalesce(stored.sums, ${ZEROS}) <> coalesce(counted.sums, ${ZEROS})
    order by member_id, day, category`.execute(db);
  const sizes = await sql<Difference>`
    with counted as (
      select way.id as member_id, count(*)::int as size, (count(*) filter (where way.id = m.upline_id))::int as direct
      from members m cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as way (id)
      where m.included_in_team_totals and way.id <> m.id group by 1)
    select 'size of the team of ' || m.user_name as subject, s.size || ' with ' || s.direct || ' direct' as stored,
      c.size || ' with ' || c.direct || ' direct' as counted
    from team_sizes s full join counted c using (member_id) join members m on m.id = member_id
    where (s.size, s.direct) is distinct from (c.size, c.direct)
    order by member_id`.execute(db);
  const days = await sql<Difference>`
    with counted as (
      select member_id, kind, day, lag(day, 1, '-infinity') over (partition by member_id, kind order by day) as previous_day
      from (${sql.raw(COUNTED_DAYS)}) days)
    select kind || ' of ' || m.user_name || ' on ' || day as subject, 'after ' || stored.previous_day as stored, 'after ' || counted.previous_day as counted
    from member_activity_days stored full join counted using (member_id, kind, day) join members m on m.id = member_id
    where stored.previous_day is distinct from counted.previous_day
    order by member_id, kind, day`.execute(db);
  const teamDays = await sql<Difference>`
    with counted as (
      select above.id as member_id, d.kind, d.day, d.rolled_up_previous_day as previous_day, count(*)::int as count
      from member_activity_days d join members m on m.id = d.member_id
        cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as above (id)
      where above.id <> m.id and d.rolled_up_previous_day is not null group by 1, 2, 3, 4)
    select kind || ' of the team of ' || m.user_name || ' on ' || day || ' after ' || previous_day as subject,
      stored.count::text as stored, counted.count::text as counted
    from team_activity_days stored full join counted using (member_id, kind, day, previous_day) join members m on m.id = member_id
    where coalesce(stored.count, 0) <> coalesce(counted.count, 0)
    order by member_id, kind, day`.execute(db);
  return [...sums.rows, ...sizes.rows, ...days.rows, ...teamDays.rows];
}
