/** Queries of VIP levels, of their requirements and benefits, and of the qualifying stakes that count toward them. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VipLevelTable, VipLevelTermsTable } from './tables.ts';

export type VipLevelRow = Selectable<VipLevelTable>;

/** Returns all VIP levels, lowest first. */
export const readLevels = (db: Database): Promise<VipLevelRow[]> =>
  db.selectFrom('vip_levels').selectAll().orderBy('rank').execute();

/** Returns the label of the level that new members receive; null if there are no levels. */
export const firstLevel = async (db: Database): Promise<string | null> => (await readLevels(db))[0]?.label ?? null;

export type VipLevelTermsRow = Selectable<VipLevelTermsTable>;

export const readVipLevelTerms = (db: Database): Promise<VipLevelTermsRow[]> =>
  db
    .selectFrom('vip_level_terms')
    .innerJoin('vip_levels', 'vip_levels.label', 'vip_level_terms.label')
    .selectAll('vip_level_terms')
    .orderBy('vip_levels.rank')
    .execute();

/** Returns the requirements and bonuses of the member's VIP level; null if the level has none. */
export const termsOfMember = async (db: Database, memberId: number): Promise<VipLevelTermsRow | null> =>
  (await db
    .selectFrom('vip_level_terms')
    .innerJoin('members', 'members.vip_level', 'vip_level_terms.label')
    .selectAll('vip_level_terms')
    .where('members.id', '=', memberId)
    .executeTakeFirst()) ?? null;

/**
 * Sets those requirements and bonuses of a VIP level that are given. Omitted values stay unchanged, or are 0 in a new
 * row.
 */
export async function setVipLevelTerms(
  db: Database,
  label: string,
  set: Partial<Omit<Insertable<VipLevelTermsTable>, 'label'>>,
): Promise<void> {
  await db
    .insertInto('vip_level_terms')
    .values({ stake: '0', ...set, label })
    .onConflict(conflict => conflict.column('label').doUpdateSet({ label, ...set }))
    .execute();
}

/**
 * Returns a member's qualifying stake of settled bets since a day, decimal text. The value is read from the daily
 * totals.
 */
export async function qualifyingStakeSince(db: Database, memberId: number, day: string): Promise<string> {
  const { sum } = await db
    .selectFrom('member_daily_totals')
    .select(sql<string>`coalesce(sum(qualifying_stake), 0)::text`.as('sum'))
    .where('member_id', '=', memberId)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow();
  return sum;
}

export interface VipPromotion {
  readonly member_id: number;
  readonly merchant_code: string;
  readonly label: string;
}

/**
 * Returns members whose qualifying stake of this year suffices for a higher level. Considers only members with bets
 * since yesterday.
 */
export async function dueVipPromotions(db: Database, now: number, max: number): Promise<VipPromotion[]> {
  const { rows } = await sql<VipPromotion>`
    select m.id as member_id, m.merchant_code, top.label
    from members m
      join merchants c on c.code = m.merchant_code
      join vip_levels own on own.label = m.vip_level
      cross join lateral (select (to_timestamp(${now} / 1000.0) at time zone c.zone)::date as today) d
      cross join lateral (
        select coalesce(sum(f.qualifying_stake), 0) as stake from member_daily_totals f
        where f.member_id = m.id and f.day >= date_trunc('year', d.today)::date) played
      cross join lateral (
        select t.label from vip_level_terms t join vip_levels l using (label)
        where t.stake > 0 and t.stake <= played.stake and l.rank > own.rank
        order by l.rank desc limit 1) top
    where exists (
      select from member_daily_totals f where f.member_id = m.id and f.day >= d.today - 1 and f.qualifying_stake > 0)
    order by m.id limit ${max}`.execute(db);
  return rows;
}
