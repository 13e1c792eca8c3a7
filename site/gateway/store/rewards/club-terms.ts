/** What levels of the club want and give, and the valid stake that counts for them; no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ClubTermsTable } from '../../db/schema/rewards.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

export type ClubTermsRow = Selectable<ClubTermsTable>;

export const readClubTerms = (db: Database): Promise<ClubTermsRow[]> =>
  db
    .selectFrom('club_terms')
    .innerJoin('club_levels', 'club_levels.label', 'club_terms.label')
    .selectAll('club_terms')
    .orderBy('club_levels.level')
    .execute();

/** Those of the member's own level; null where the club has none for it. */
export const termsOfMember = async (db: Database, memberId: number): Promise<ClubTermsRow | null> =>
  (await db
    .selectFrom('club_terms')
    .innerJoin('members', 'members.club_label', 'club_terms.label')
    .selectAll('club_terms')
    .where('members.id', '=', memberId)
    .executeTakeFirst()) ?? null;

/** Sets what is given of a level's terms; what is left out stays, or begins at nothing. */
export async function setClubTerms(
  db: Database,
  label: string,
  set: Partial<Omit<Insertable<ClubTermsTable>, 'label'>>,
): Promise<void> {
  await db
    .insertInto('club_terms')
    .values({ stake: '0', ...set, label })
    .onConflict(conflict => conflict.column('label').doUpdateSet({ label, ...set }))
    .execute();
}

/** Settled valid stake of a member from a day on, by the figures: decimal text. */
export async function validStakeSince(db: Database, memberId: number, day: string): Promise<string> {
  const { sum } = await db
    .selectFrom('member_figures')
    .select(sql<string>`coalesce(sum(valid_stake), 0)::text`.as('sum'))
    .where('member_id', '=', memberId)
    .where('day', '>=', day)
    .executeTakeFirstOrThrow();
  return sum;
}

export interface Rise {
  readonly member_id: number;
  readonly merchant_code: string;
  readonly label: string;
}

/** Members of the club whose valid stake of this year brings them to a higher level; of those who played since yesterday. */
export async function dueRises(db: Database, now: number, most: number): Promise<Rise[]> {
  const { rows } = await sql<Rise>`
    select m.id as member_id, m.merchant_code, top.label
    from members m
      join merchants c on c.code = m.merchant_code
      join club_levels own on own.label = m.club_label
      cross join lateral (select (to_timestamp(${now} / 1000.0) at time zone c.zone)::date as today) d
      cross join lateral (
        select coalesce(sum(f.valid_stake), 0) as stake from member_figures f
        where f.member_id = m.id and f.day >= date_trunc('year', d.today)::date) played
      cross join lateral (
        select t.label from club_terms t join club_levels l using (label)
        where t.stake > 0 and t.stake <= played.stake and l.level > own.level
        order by l.level desc limit 1) top
    where exists (
      select from member_figures f where f.member_id = m.id and f.day >= d.today - 1 and f.valid_stake > 0)
    order by m.id limit ${most}`.execute(db);
  return rows;
}

/** Puts a member on a level; false when the level is not higher than the one the member has by now. */
export async function raiseMember(trx: Trx, memberId: number, label: string): Promise<boolean> {
  const { rows } = await sql`
    update members m set club_label = ${label}
    from club_levels own, club_levels next
    where m.id = ${memberId} and own.label = m.club_label and next.label = ${label} and next.level > own.level
    returning m.id`.execute(trx);
  return rows.length > 0;
}
