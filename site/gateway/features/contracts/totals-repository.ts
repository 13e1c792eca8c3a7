/**
 * Queries of a team's totals in a contract period, recomputed from rows. The team is the member's downline, without the
 * member.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export interface TeamTotalsSummary {
  /** Decimal text. */
  readonly stake: string;
  /** Decimal text: the house's profit; negative if the team won. */
  readonly loss: string;
  /** Number of members with qualifying stake. */
  readonly active: number;
}

const below = (memberId: number): RawBuilder<unknown> => sql`
  m.path ~>~ (select path from members where id = ${memberId})
  and m.path ~<~ (select left(path, -1) || '0' from members where id = ${memberId})`;

/** Totals of days, inclusive. */
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

/** Totals of hours that start from one instant until before another. Losses by hour do not exist. */
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

/** Deletes hours that start before an instant. */
export const dropHours = (db: Database, before: number) =>
  db.deleteFrom('member_hours').where('hour', '<', before).execute();
