/** Queries of team totals for an agent's pages. Days are calendar dates; both ends of a range are included. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { TeamDayKind } from '../tables.ts';
import { TEAM_SUMS } from './recomputed-totals.ts';

/** Totals by column, decimal text. */
export type Totals = Readonly<Record<(typeof TEAM_SUMS)[number], string>>;

export interface Span {
  readonly from: string;
  readonly to: string;
}

const each = (of: (name: string, n: number) => string) =>
  sql.raw(TEAM_SUMS.map((name, n) => of(name, n + 1)).join(', '));

const inCategory = (category: string | null): RawBuilder<unknown> =>
  category === null ? sql`` : sql`and category = ${category}`;

/** Returns the totals of a member's downline by day, without the member. Omits days without data. */
export async function sumDays(
  db: Database,
  memberId: number,
  { from, to }: Span,
): Promise<(Totals & { day: string })[]> {
  const { rows } = await sql<Totals & { day: string }>`
    select day::text as day, ${each(name => `sum(${name}) as ${name}`)}
    from (
      select day, ${each(name => name)} from team_daily_totals
        where member_id = ${memberId} and day between ${from}::date and ${to}::date
      union all
      select day, ${each((_, n) => `-rolled_up[${n}]`)} from member_daily_totals
        where member_id = ${memberId} and day between ${from}::date and ${to}::date) team
    group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Returns the totals of a member without the downline. Includes only data that the team totals include as well, so that
 * both are consistent.
 */
export async function sumOwn(
  db: Database,
  memberId: number,
  { from, to }: Span,
  category: string | null,
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select ${each((name, n) => `coalesce(sum(rolled_up[${n}]), 0) as ${name}`)} from member_daily_totals
    where member_id = ${memberId} and day between ${from}::date and ${to}::date ${inCategory(category)}`.execute(db);
  return rows[0]!;
}

/** Columns by which a profit and loss table can be sorted. */
export type PnlSort = 'user_name' | 'size' | 'result' | (typeof TEAM_SUMS)[number];

export interface PnlFilter extends Span {
  readonly uplineId: number;
  readonly category: string | null;
  readonly sort: PnlSort;
  readonly isUp: boolean;
  readonly max: number;
  readonly skip: number;
}

export interface PnlRow extends Totals {
  readonly id: number;
  readonly user_name: string;
  readonly type: number;
  readonly size: number;
}

export interface Pnl {
  /** Rows of the page. Each row is a direct downline member, including the member's own downline. */
  readonly rows: readonly PnlRow[];
  /** Totals and number of all rows, not only those of the page. */
  readonly sums: Totals;
  readonly count: number;
  /** Categories with bets, ignoring the category of the filter. */
  readonly categories: readonly string[];
}

/** Returns a page with the totals of all rows. A single query computes both, because a large team has many rows. */
export async function readPnlPage(
  db: Database,
  { uplineId, from, to, category, sort, isUp, max, skip }: PnlFilter,
): Promise<Pnl> {
  const by = sort === 'result' ? 'stake - win - rebate - bonus' : sort === 'user_name' ? 'user_name_folded' : sort;
  const { rows } = await sql<
    Totals & { page: readonly PnlRow[] | null; count: number; categories: readonly string[] | null }
  >`
    with played as materialized (
      select member_id, category, ${each(name => `sum(${name}) as ${name}`)} from team_daily_totals
      where upline_id = ${uplineId} and day between ${from}::date and ${to}::date
      group by 1, 2),
    made as materialized (
      select member_id, ${each(name => `sum(${name}) as ${name}`)} from played
      where true ${inCategory(category)}
      group by 1),
    page as (
      select *, row_number() over (order by ${sql.raw(by)} ${sql.raw(isUp ? 'asc' : 'desc')}, user_name_folded) as place from (
        select m.id, m.user_name, m.user_name_folded, m.type, coalesce(s.size, 0) as size,
          ${each(name => `coalesce(made.${name}, 0) as ${name}`)}
        from members m left join made on made.member_id = m.id left join team_sizes s on s.member_id = m.id
        where m.upline_id = ${uplineId}) direct),
    shown as (
      select place, id, user_name, type, size, ${each(name => `${name}::text as ${name}`)} from page
      where place > ${skip} and place <= ${skip + max})
    select (select json_agg(shown order by place) from shown) as page, (select count(*)::int from page) as count,
      (select array_agg(distinct category) from played where category <> '') as categories,
      ${each(name => `coalesce(sum(${name}), 0) as ${name}`)}
    from made`.execute(db);
  const { page, count, categories, ...sums } = rows[0]!;
  return { rows: page ?? [], sums, count, categories: categories ?? [] };
}

/** Returns the number of members in a member's downline, at any depth. */
export const readSize = async (db: Database, memberId: number): Promise<number> =>
  (await db.selectFrom('team_sizes').select('size').where('member_id', '=', memberId).executeTakeFirst())?.size ?? 0;

/**
 * Number of downline members who registered, logged in, bet, or deposited for the first time in a date range. A member
 * with several days in the range counts once.
 */
export interface MemberCounts {
  readonly registered: number;
  readonly loggedIn: number;
  readonly bet: number;
  readonly firstDeposits: number;
}

/** SQL sum of the members with a day of this kind whose previous day meets a condition. */
const withBefore = (kind: TeamDayKind, before: RawBuilder<unknown>) =>
  sql`coalesce(sum(count) filter (where kind = ${kind} and previous_day ${before}), 0)::int`;

export async function countMembers(db: Database, agentId: number, { from, to }: Span): Promise<MemberCounts> {
  // Counts a member only on the first day within the range, which is the day whose previous day is before the range.
  const outside = sql`< ${from}::date`;
  const { rows } = await sql<MemberCounts>`
    select ${withBefore('register', outside)} as registered, ${withBefore('login', outside)} as "loggedIn",
      ${withBefore('bet', outside)} as bet, ${withBefore('deposit', sql`= '-infinity'`)} as "firstDeposits"
    from team_activity_days where member_id = ${agentId} and day between ${from}::date and ${to}::date`.execute(db);
  return rows[0]!;
}

/** Returns, by day, the number of downline members who registered and who bet. Omits days without data. */
export async function countMembersByDay(
  db: Database,
  agentId: number,
  { from, to }: Span,
): Promise<ReadonlyMap<string, { readonly registered: number; readonly bet: number }>> {
  const { rows } = await sql<{ day: string; registered: number; bet: number }>`
    select day::text as day, coalesce(sum(count) filter (where kind = 'register'), 0)::int as registered,
      coalesce(sum(count) filter (where kind = 'bet'), 0)::int as bet
    from team_activity_days where member_id = ${agentId} and kind in ('register', 'bet') and day between ${from}::date and ${to}::date
    group by 1`.execute(db);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
