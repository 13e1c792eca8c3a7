/** Queries of an agent's downline: all members invited by the agent or by members of the downline. */
import { sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * Selects the downline of an agent at any depth. The condition is a single range of the index on paths, because a LIKE
 * pattern that is read from a row cannot use an index. Paths end with a slash; the next character in byte order is 0.
 */
export const teamOf = (db: Database, agentId: number) =>
  db
    .selectFrom('members')
    .selectAll()
    .where(sql<boolean>`path ~>~ (select path from members where id = ${agentId})`)
    .where(sql<boolean>`path ~<~ (select left(path, -1) || '0' from members where id = ${agentId})`);

/**
 * Counts downline members whose active session was used after `seenAfter`. The query starts with the sessions, because
 * there are far fewer sessions than members.
 */
export async function countOnline(
  db: Database,
  agentId: number,
  { seenAfter, now }: { readonly seenAfter: number; readonly now: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with agent as (select path from members where id = ${agentId}),
    seen as (select distinct member_id from sessions where expires_at > ${now} and seen_at > ${seenAfter})
    select count(*)::int as n from seen join members m on m.id = seen.member_id, agent
    where m.path ~>~ agent.path and m.path ~<~ (left(agent.path, -1) || '0')`.execute(db);
  return rows[0]!.n;
}

/** Downline member with the path from the topmost upline. */
export interface Found {
  readonly id: number;
  readonly user_name: string;
  readonly type: number;
  readonly upline_id: number;
  readonly path: string;
}

/**
 * Finds a downline member by name, ignoring case. Returns null for unknown names and for members outside the downline;
 * the lookup by name comes first, so that both take the same time (TEAM-07).
 */
export async function findInDownline(db: Database, agentId: number, userName: string): Promise<Found | null> {
  const [found] = await findAllInDownline(db, agentId, [userName]);
  return found ?? null;
}

/** Finds downline members by name, in no particular order. */
export async function findAllInDownline(db: Database, agentId: number, userNames: readonly string[]): Promise<Found[]> {
  const names = userNames.map(name => name.trim());
  const { rows } = await sql<Found>`
    select distinct on (m.user_name_folded) m.id, m.user_name, m.type, m.upline_id, m.path
    from members agent join members m on m.merchant_code = agent.merchant_code
    where agent.id = ${agentId} and m.user_name_folded = any(${names.map(foldName)}::text[])
      and m.path like agent.path || '%' and m.id <> agent.id
    order by m.user_name_folded, m.user_name = any(${names}::text[]) desc`.execute(db);
  return rows;
}

/** Returns the names of members by id. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('members').select(['id', 'user_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, user_name }) => [id, user_name]));
}
