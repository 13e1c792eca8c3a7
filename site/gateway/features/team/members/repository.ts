/** Queries of lists of an agent's downline. */
import { type RawBuilder, sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Database } from '../../../platform/db/schema.ts';

export interface TeamMember {
  readonly id: number;
  readonly user_name: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly type: number;
  readonly created_at: number;
  readonly path: string;
  readonly upper: string;
  /** Cash balance, decimal text. */
  readonly balance: string;
  readonly size: number;
  readonly direct: number;
  readonly last_login: number | null;
  readonly seen_at: number | null;
}

export type MemberSort = 'user_name_folded' | 'balance' | 'size' | 'last_login' | 'created_at';

export interface MemberFilter {
  /** Member whose downline is listed; with `isDirect`, only the direct downline. */
  readonly uplineId: number;
  readonly isDirect: boolean;
  /** Text that the user name must contain; null for all names. */
  readonly search: string | null;
  /** Level below `uplineId`, 1 for direct members; null for all levels. */
  readonly level: number | null;
  readonly sort: MemberSort;
  readonly isUp: boolean;
  readonly max: number;
  readonly skip: number;
}

const depth = (path: string) => sql.raw(`(length(${path}) - length(replace(${path}, '/', '')))`);

const team = (uplineId: number) => sql`
  m.path ~>~ (select path from members where id = ${uplineId})
  and m.path ~<~ (select left(path, -1) || '0' from members where id = ${uplineId})`;

function conditions({ uplineId, isDirect, search, level }: MemberFilter): RawBuilder<unknown> {
  const within = isDirect ? sql`m.upline_id = ${uplineId}` : team(uplineId);
  const named =
    search === null ? sql`` : sql`and m.user_name_folded like ${`%${foldName(search).replace(/[\\%_]/g, '\\$&')}%`}`;
  const ofLevel =
    level === null
      ? sql``
      : sql`and ${depth('m.path')} = ${level} + (select ${depth('path')} from members where id = ${uplineId})`;
  return sql`${within} ${named} ${ofLevel}`;
}

/** Sort expressions of columns that are not in the table `members`. */
const KEYS: Readonly<Record<MemberSort, RawBuilder<unknown>>> = {
  user_name_folded: sql`m.user_name_folded`,
  created_at: sql`m.created_at`,
  balance: sql`coalesce((select balance from ledger_accounts where member_id = m.id and kind = 'cash'), 0)`,
  size: sql`coalesce((select size from team_sizes where member_id = m.id), 0)`,
  last_login: sql`coalesce((select max(logged_in_at) from logins where member_id = m.id), 0)`,
};

const details = sql`
  select m.id, m.user_name, m.nickname, m.avatar, m.type, m.created_at, m.path, u.user_name as upper,
    coalesce(a.balance, 0) as balance, coalesce(s.size, 0) as size, coalesce(s.direct, 0) as direct,
    (select max(logged_in_at) from logins where member_id = m.id) as last_login,
    (select max(seen_at) from sessions where member_id = m.id) as seen_at`;
const joins = sql`
  join members m on m.id = found.id join members u on u.id = m.upline_id
  left join ledger_accounts a on a.member_id = m.id and a.kind = 'cash'
  left join team_sizes s on s.member_id = m.id`;

/** Returns a page of members. */
export async function listDownline(db: Database, filter: MemberFilter): Promise<TeamMember[]> {
  const direction = sql.raw(filter.isUp ? 'asc' : 'desc');
  const { rows } = await sql<TeamMember>`
    ${details} from (
      select m.id, row_number() over (order by ${KEYS[filter.sort]} ${direction}, m.user_name_folded) as n from members m
      where ${conditions(filter)} order by n limit ${filter.max} offset ${filter.skip}) found
    ${joins} order by found.n`.execute(db);
  return rows;
}

export async function countDownline(db: Database, filter: MemberFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from members m where ${conditions(filter)}`.execute(db);
  return rows[0]!.n;
}

/** Counts the members of a downline by level, starting with level 1. */
export async function countLevels(
  db: Database,
  agentId: number,
): Promise<{ readonly level: number; readonly count: number }[]> {
  const { rows } = await sql<{ level: number; count: number }>`
    select ${depth('m.path')} - (select ${depth('path')} from members where id = ${agentId}) as level, count(*)::int as count
    from members m where ${team(agentId)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns one member with the columns of the list, regardless of the member's upline. */
export async function readTeamMember(db: Database, id: number): Promise<TeamMember> {
  const { rows } = await sql<TeamMember>`${details} from (select ${id}::bigint as id) found ${joins}`.execute(db);
  return rows[0]!;
}
