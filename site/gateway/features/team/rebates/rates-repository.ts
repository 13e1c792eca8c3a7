/** Queries of members' rebate rates. The latest row of each category applies. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { NO_AGENT_TYPES } from './rebate-query.ts';

/** Rebate rates by game category, tenths of a percent. */
export type Rates = Readonly<Record<string, number>>;

export interface Rate {
  readonly category: string;
  readonly rate: number;
  /** Time from which the rate applies, ms since 1970. */
  readonly since: number;
}

/** Returns the current rate of a member for each category. */
export async function listRatesOf(db: Database, memberId: number): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select distinct on (category) category, rate, since from member_rates where member_id = ${memberId}
    order by category, since desc`.execute(db);
  return rows;
}

const toRates = (rows: readonly Pick<Rate, 'category' | 'rate'>[]): Rates =>
  Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));

export const readRates = async (db: Database, memberId: number): Promise<Rates> =>
  toRates(await listRatesOf(db, memberId));

/**
 * Adds rates of a member.
 * @param since time from which the rates apply, ms since 1970
 */
export async function addRates(db: Database, memberId: number, rates: Rates, since: number): Promise<void> {
  const rows = Object.entries(rates).map(([category, rate]) => ({ member_id: memberId, category, rate, since }));
  if (rows.length === 0) return;
  await db
    .insertInto('member_rates')
    .values(rows)
    // Two changes within one millisecond have the same key; the later change replaces the earlier one.
    .onConflict(conflict =>
      conflict.columns(['member_id', 'category', 'since']).doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate') })),
    )
    .execute();
}

/**
 * Returns, by category, the highest rate that a member has granted to direct downline members or in open registration
 * links.
 */
export async function grantedRates(db: Database, memberId: number): Promise<Rates> {
  const { rows } = await sql<Rate>`
    select category, max(rate)::int as rate from (
      select r.category, r.rate from members m cross join lateral (
        select distinct on (category) category, rate from member_rates where member_id = m.id
        order by category, since desc) r
      where m.upline_id = ${memberId}
      union all
      select link.key, link.value::int from affiliates a, jsonb_each_text(a.rates) link
      where a.member_id = ${memberId} and a.closed_at is null) given
    group by 1`.execute(db);
  return toRates(rows);
}

export interface RatedMember {
  readonly user_name: string;
  readonly type: number;
  readonly rates: Rates;
}

export interface RatedFilter {
  readonly uplineId: number;
  /** Text that the case-folded user name must contain; '' for all members. */
  readonly search: string;
}

const direct = ({ uplineId, search }: RatedFilter) =>
  sql`m.upline_id = ${uplineId} and (${search} = '' or position(${search} in m.user_name_folded) > 0)`;

/** Returns a page of the direct downline with rates, agents first, then by name. */
export async function listRated(
  db: Database,
  filter: RatedFilter & { readonly max: number; readonly skip: number },
): Promise<RatedMember[]> {
  const { rows } = await sql<RatedMember>`
    select m.user_name, m.type, coalesce((
      select jsonb_object_agg(category, rate) from (
        select distinct on (category) category, rate from member_rates where member_id = m.id
        order by category, since desc) latest), '{}') as rates
    from members m where ${direct(filter)}
    order by m.type = any(${NO_AGENT_TYPES}::int[]), m.user_name_folded limit ${filter.max} offset ${filter.skip}`.execute(
    db,
  );
  return rows;
}

export const countRated = async (db: Database, filter: RatedFilter): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from members m where ${direct(filter)}`.execute(db)).rows[0]!.n;
