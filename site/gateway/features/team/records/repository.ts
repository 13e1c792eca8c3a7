/** Queries of the bets and ledger entries of an agent's team. */
import { type RawBuilder, sql } from 'kysely';
import type { LedgerKind } from '../../../ledger/tables.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { PlayState } from '../../lottery/bets/tables.ts';
import { type RecordedPlay, recorded } from '../../records/bets-repository.ts';
import type { LedgerEntryRow } from '../../records/ledger-entries-repository.ts';

/** Selects the members: the downline of an agent, or one member of it. */
export interface MemberScope {
  readonly agentId: number;
  readonly memberId: number | null;
}

export interface Span {
  /** First and last day, calendar dates. */
  readonly from: string;
  readonly to: string;
  /** Start of the first day, and start of the day after the last one, ms since 1970. */
  readonly since: number;
  readonly until: number;
}

const team = ({ agentId, memberId }: MemberScope): RawBuilder<unknown> =>
  memberId === null
    ? sql`(select id, user_name from members
        where path ~>~ (select path from members where id = ${agentId})
          and path ~<~ (select left(path, -1) || '0' from members where id = ${agentId}))`
    : sql`(select id, user_name from members where id = ${memberId})`;

export interface BetFilter extends MemberScope, Span {
  readonly category: string | null;
  readonly state: PlayState | null;
}

const ofKind = ({ category, state }: BetFilter) =>
  sql`${category === null ? sql`` : sql`and d.category = ${category}`} ${state === null ? sql`` : sql`and d.state = ${state}`}`;

export interface BetTotalsRow {
  readonly count: number;
  /** Sum of the stakes, decimal text. */
  readonly stake: string;
  readonly win: string;
  readonly firstId: number | null;
  readonly lastId: number | null;
}

/**
 * Returns the totals of a team's bets, summed per member first: the bets of one member in a date range are a single
 * range of the index.
 */
export async function sumTeamBets(db: Database, filter: BetFilter): Promise<BetTotalsRow> {
  const { rows } = await sql<BetTotalsRow>`
    select coalesce(sum(totals.count), 0)::int as count, coalesce(sum(totals.stake), 0) as stake, coalesce(sum(totals.win), 0) as win,
      min(totals.first_id)::int as "firstId", max(totals.last_id)::int as "lastId"
    from ${team(filter)} t cross join lateral (
      select sum(d.count) as count, sum(d.stake) as stake, sum(d.win) as win, min(d.first_id) as first_id, max(d.last_id) as last_id
      from daily_bet_totals d where d.member_id = t.id and d.day between ${filter.from}::date and ${filter.to}::date and d.count > 0
        ${ofKind(filter)}) totals`.execute(db);
  return rows[0]!;
}

export type TeamPlay = RecordedPlay & { readonly user_name: string };

/** Returns the newest bets of a team with ids from `firstId` to `lastId`, newest first. */
export async function listTeamBets(
  db: Database,
  filter: BetFilter,
  { firstId, lastId, max }: { readonly firstId: number; readonly lastId: number; readonly max: number },
): Promise<TeamPlay[]> {
  const { rows } = await sql<TeamPlay>`
    select r.*, owner.user_name from (${recorded} where p.id in (
      select d.id from ${team(filter)} t join bets d on d.member_id = t.id
      where d.id between ${firstId} and ${lastId} and d.played_at >= ${filter.since} and d.played_at < ${filter.until}
        ${ofKind(filter)}
      order by d.id desc limit ${max})) r join members owner on owner.id = r.member_id
    order by r.id desc`.execute(db);
  return rows;
}

/** Finds the member of a bet; null if no downline member has placed such a bet. */
export async function ownerOfPlay(
  db: Database,
  agentId: number,
  playId: number,
): Promise<{ readonly id: number; readonly user_name: string } | null> {
  const { rows } = await sql<{ id: number; user_name: string }>`
    select m.id, m.user_name from bets p join members m on m.id = p.member_id join members agent on agent.id = ${agentId}
    where p.id = ${playId} and m.id <> agent.id and m.path like agent.path || '%'`.execute(db);
  return rows[0] ?? null;
}

export interface LedgerEntryFilter extends MemberScope, Span {
  /** Kinds of ledger entries; null for all kinds. */
  readonly kinds: readonly LedgerKind[] | null;
}

export async function totalTeamLedgerEntries(
  db: Database,
  filter: LedgerEntryFilter,
): Promise<{ readonly count: number; readonly credits: string; readonly debits: string }> {
  const { rows } = await sql<{ count: number; credits: string; debits: string }>`
    select coalesce(sum(totals.count), 0)::int as count, coalesce(sum(totals.credits), 0) as credits, coalesce(sum(totals.debits), 0) as debits
    from ${team(filter)} t cross join lateral (
      select sum(d.count) as count, sum(d.credits) as credits, sum(d.debits) as debits
      from ledger_accounts a join daily_account_totals d on d.account_id = a.id
      where a.member_id = t.id and a.kind in ('cash', 'bonus') and d.day between ${filter.from}::date and ${filter.to}::date
        ${filter.kinds === null ? sql`` : sql`and d.kind = any(${filter.kinds}::text[])`}) totals`.execute(db);
  return rows[0]!;
}

export type TeamLedgerEntry = LedgerEntryRow & { readonly user_name: string; readonly account: 'cash' | 'bonus' };

/**
 * Returns the newest ledger entries of a team that precede a position, newest first. Skips accounts without entries in
 * the date range.
 */
export async function listTeamLedgerEntries(
  db: Database,
  filter: LedgerEntryFilter,
  { before, max }: { readonly before: { readonly tx: number; readonly account: number } | null; readonly max: number },
): Promise<TeamLedgerEntry[]> {
  const ofKinds = (of: string) =>
    filter.kinds === null ? sql`` : sql`and ${sql.raw(of)}.kind = any(${filter.kinds}::text[])`;
  const { rows } = await sql<TeamLedgerEntry>`
    select p.account_id, p.seq, p.transaction_id, p.kind, p.posted_at as at, p.amount, p.balance_after, x.category, span.user_name, span.account
    from (
        select t.user_name, a.id, a.kind as account, min(d.first_seq) as first, max(d.last_seq) as last
        from ${team(filter)} t join ledger_accounts a on a.member_id = t.id and a.kind in ('cash', 'bonus')
          join daily_account_totals d on d.account_id = a.id
        where d.day between ${filter.from}::date and ${filter.to}::date ${ofKinds('d')}
        group by 1, 2, 3) span
      cross join lateral (
        select * from ledger_entries l where l.account_id = span.id and l.seq between span.first and span.last
          and l.posted_at >= ${filter.since} and l.posted_at < ${filter.until} ${ofKinds('l')}
          ${before === null ? sql`` : sql`and (l.transaction_id, l.account_id) < (${before.tx}::bigint, ${before.account}::bigint)`}
        order by l.seq desc limit ${max}) p
      join ledger_transactions x on x.id = p.transaction_id
    order by p.transaction_id desc, p.account_id desc limit ${max}`.execute(db);
  return rows;
}
