/** Queries of an agent's registration links. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Rates } from '../rebates/rates-repository.ts';

export interface Link {
  readonly code: string;
  readonly is_primary: boolean;
  readonly member_type: number;
  readonly remark: string | null;
  readonly created_at: number;
  readonly closed_at: number | null;
  readonly opened: number;
  readonly rates: Rates;
  /** Number of members who registered with the link, and number of those who have deposited. */
  readonly used: number;
  readonly deposited: number;
}

/** Returns a member's registration links: open ones first, then newest first. */
export async function listLinks(db: Database, memberId: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select a.code, a.is_primary, a.member_type, a.remark, a.created_at, a.closed_at, a.opened, a.rates, came.used, came.deposited
    from affiliates a, lateral (
      select count(*)::int as used, (count(*) filter (where exists (
          select from member_daily_totals f where f.member_id = m.id and f.category = '' and f.deposit > 0)))::int as deposited
      from members m where m.affiliate_code = a.code and m.upline_id = a.member_id) came
    where a.member_id = ${memberId}
    order by a.closed_at is not null, a.closed_at desc, a.is_primary, a.created_at desc, a.code`.execute(db);
  return rows;
}

/** Counts the open links of a member, without the personal invitation code. */
export const countOpen = async (db: Database, memberId: number): Promise<number> =>
  (
    await db
      .selectFrom('affiliates')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('member_id', '=', memberId)
      .where('is_primary', '=', false)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

export interface NewLink {
  readonly code: string;
  readonly member_id: number;
  readonly member_type: number;
  readonly rates: Rates;
  readonly remark: string | null;
  readonly created_at: number;
}

/** Adds a link; returns false if its code is or was used by any affiliate. */
export async function addLink(db: Database, { rates, ...link }: NewLink): Promise<boolean> {
  const added = await db
    .insertInto('affiliates')
    .values({ ...link, domain: null, rates: JSON.stringify(rates) })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Closes a link. Returns false if the member has no open link with the code; the personal invitation code is not a
 * link.
 * @param at closing time, ms since 1970
 */
export async function closeLink(db: Database, memberId: number, code: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('affiliates')
    .set({ closed_at: at })
    .where('code', '=', code)
    .where('member_id', '=', memberId)
    .where('is_primary', '=', false)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts one opening of the registration page with the code. */
export const countOpened = (db: Database, code: string) =>
  db
    .updateTable('affiliates')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
    .where('code', '=', code)
    .execute();
