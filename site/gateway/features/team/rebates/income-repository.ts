/** Queries of an agent's income from rebates. Days are calendar dates; both ends of a range are included. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

export interface IncomeFilter {
  readonly receiverId: number;
  readonly from: string;
  readonly to: string;
  /** Member whose bets earned the rebates; null for all members. */
  readonly sourceId: number | null;
  readonly category: string | null;
}

export interface RebateIncomeTotalsRow {
  /** Qualifying stake, decimal text. */
  readonly qualifying_stake: string;
  readonly amount: string;
}

export interface IncomeRow extends RebateIncomeTotalsRow {
  /** Day of a row grouped by day; null if grouped by member. */
  readonly day: string | null;
  /** Member of a row grouped by member; null if grouped by day. */
  readonly user_name: string | null;
  /** Number of members if grouped by day; number of days if grouped by member. */
  readonly count: number;
}

const conditions = ({ receiverId, from, to, sourceId, category }: IncomeFilter) => sql`
  r.receiver_id = ${receiverId} and r.day between ${from}::date and ${to}::date and r.transaction_id is not null
  ${sourceId === null ? sql`` : sql`and r.source_id = ${sourceId}`}
  ${category === null ? sql`` : sql`and r.category = ${category}`}`;

const SUMS = sql`coalesce(sum(r.qualifying_stake), 0)::text as qualifying_stake, coalesce(sum(r.amount), 0)::text as amount`;

/** Returns a page of the income, by day (newest first) or by member (highest amount first). */
export async function listIncome(
  db: Database,
  filter: IncomeFilter,
  { byDay, max, skip }: { readonly byDay: boolean; readonly max: number; readonly skip: number },
): Promise<IncomeRow[]> {
  const { rows } = byDay
    ? await sql<IncomeRow>`
        select r.day::text as day, null as user_name, count(distinct r.source_id)::int as count, ${SUMS}
        from agent_rebates r where ${conditions(filter)} group by r.day order by r.day desc limit ${max} offset ${skip}`.execute(
        db,
      )
    : await sql<IncomeRow>`
        select null as day, m.user_name, count(distinct r.day)::int as count, ${SUMS}
        from agent_rebates r join members m on m.id = r.source_id where ${conditions(filter)}
        group by m.id order by sum(r.amount) desc, m.user_name_folded limit ${max} offset ${skip}`.execute(db);
  return rows;
}

export interface IncomeTotals extends RebateIncomeTotalsRow {
  readonly days: number;
  readonly members: number;
}

export async function sumIncome(db: Database, filter: IncomeFilter): Promise<IncomeTotals> {
  const { rows } = await sql<IncomeTotals>`
    select count(distinct r.day)::int as days, count(distinct r.source_id)::int as members, ${SUMS}
    from agent_rebates r where ${conditions(filter)}`.execute(db);
  return rows[0]!;
}

/** Returns the game categories with income, ignoring the category of the filter. */
export async function incomeCategories(db: Database, filter: IncomeFilter): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    select distinct r.category from agent_rebates r where ${conditions({ ...filter, category: null })} order by 1`.execute(
    db,
  );
  return rows.map(({ category }) => category);
}
