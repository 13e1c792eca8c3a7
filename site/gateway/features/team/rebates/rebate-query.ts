/** SQL query of the rebates that agents earn from the bets of their downline (TEAM-17). */
import { type RawBuilder, sql } from 'kysely';

/**
 * Account types that are not agents: members and trial accounts, as in the table of permissions; a test compares both.
 */
export const NO_AGENT_TYPES: readonly number[] = [0, 4, 40];
// Inlined in the SQL text, because a sandbox seed uses the query in DDL, which accepts no parameters.
const NO_AGENTS = sql.raw(NO_AGENT_TYPES.join(', '));

/**
 * Returns a query of the rebates of settled bets, with the columns merchant_code, day, receiver_id, source_id,
 * category, qualifying_stake and amount. On the qualifying stake, each agent in the upline earns the own rate less the
 * rate of the next agent further down; members who are not agents are skipped. The rates at settlement apply. Amounts
 * are rounded down to two digits per row. The bets of a member between two rate changes are summed first, so that rates
 * are looked up per sum and not per bet.
 * @param plays table, or query in parentheses, of settled bets with member_id, category, qualifying_stake and
 * settled_at
 */
export const rebatesOf = (plays: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with settled as materialized (
    select p.member_id, p.category, p.qualifying_stake, p.settled_at from ${plays} p where p.qualifying_stake > 0),
  span as (select min(settled_at) as first, max(settled_at) as last from settled),
  cuts as (
    select coalesce(array_agg(at order by at), '{}'::bigint[]) as at from (
      select since as at from member_rates, span where since > first and since <= last
      union select agent_since from members, span where agent_since > first and agent_since <= last) changes),
  sums as materialized (
    select s.member_id, o.merchant_code, o.path, (to_timestamp(s.settled_at / 1000.0) at time zone m.zone)::date as day, s.category,
      min(s.settled_at) as at, sum(s.qualifying_stake) as qualifying_stake
    from settled s join members o on o.id = s.member_id join merchants m on m.code = o.merchant_code cross join cuts
    group by s.member_id, o.merchant_code, o.path, 4, s.category, width_bucket(s.settled_at, cuts.at)),
  shares as (
    select s.merchant_code, s.day, a.id as receiver_id, s.member_id as source_id, s.category, s.qualifying_stake,
      coalesce(r.rate, 0) - coalesce(lead(coalesce(r.rate, 0)) over (
        partition by s.member_id, s.day, s.category, s.at order by way.depth), 0) as share
    from sums s
      cross join lateral unnest(string_to_array(trim(both '/' from s.path), '/')::bigint[]) with ordinality as way (id, depth)
      join members a on a.id = way.id and a.type not in (${NO_AGENTS}) and coalesce(a.agent_since, a.created_at) <= s.at
      left join lateral (
        select rate from member_rates where member_id = a.id and category = s.category and since <= s.at
        order by since desc limit 1) r on true)
  select merchant_code, day, receiver_id, source_id, category, sum(qualifying_stake) as qualifying_stake,
    trunc(sum(qualifying_stake * greatest(share, 0)) / 1000, 2) as amount
  from shares where receiver_id <> source_id
  group by 1, 2, 3, 4, 5
  having trunc(sum(qualifying_stake * greatest(share, 0)) / 1000, 2) > 0`;
