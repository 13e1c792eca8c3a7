/**
 * Queries that compute a team's totals of a contract period from the members' totals. The team is the downline of the
 * contract's member, without that member.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export interface TeamTotalsSummary {
  /** Qualifying stake, decimal text. */
  readonly stake: string;
  /** Loss of the team, decimal text; negative if the team won. */
  readonly loss: string;
  /** Number of team members with a qualifying stake. */
  readonly active: number;
}

const below = (memberId: number): RawBuilder<unknown> => sql`
  m.path ~>~ (select path from members where id = ${memberId})
  and m.path ~<~ (select left(path, -1) || '0' from members where id = ${memberId})`;

/** Returns the totals of a range of days, both included. */
export async function totalsOfDays(
  db: Database,
  memberId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TeamTotalsSummary> {
  const { rows } = await sql<TeamTotalsSummary>`
    select coalesce(sum(stake), 0)::text as stake, coalesce(sum(loss), 0)::text as loss,
      (count(*) filter (where stake > 0))::int as active
    from (
      select f.member_id, sum(f.qualifying_stake) as stake, sum(f.stake - f.win - f.rebate - f.bonus) as loss
      from members m join member_daily_totals f on f.member_id = m.id
      where ${below(memberId)} and f.day between ${from}::date and ${to}::date
      group by 1) made`.execute(db);
  return rows[0]!;
}

/**
 * Returns the totals of the hours that start at or after `from` and before `until`. Losses are not recorded by hour.
 */
export async function totalsOfHours(
  db: Database,
  memberId: number,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Omit<TeamTotalsSummary, 'loss'>> {
  const { rows } = await sql<TeamTotalsSummary>`
    select coalesce(sum(h.qualifying_stake), 0)::text as stake, count(distinct h.member_id)::int as active
    from member_hours h join members m on m.id = h.member_id
    where h.hour >= ${from} and h.hour < ${until} and ${below(memberId)}`.execute(db);
  return rows[0]!;
}

/** Deletes the totals of hours that start before an instant. */
export const dropHours = (db: Database, before: number) =>
  db.deleteFrom('member_hours').where('hour', '<', before).execute();
