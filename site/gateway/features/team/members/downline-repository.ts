/** The team of an agent: everybody who was invited by the agent, or by somebody of the team; no rules. */
import { sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * Everybody below an agent at any depth: one range of the index of paths. A pattern that is read from a row would be none to the
 * database, which then reads all members. Paths end with a slash, behind which 0 comes next.
 */
export const teamOf = (db: Database, agentId: number) =>
  db
    .selectFrom('members')
    .selectAll()
    .where(sql<boolean>`path ~>~ (select path from members where id = ${agentId})`)
    .where(sql<boolean>`path ~<~ (select left(path, -1) || '0' from members where id = ${agentId})`);

/**
 * Members below who are online: those with a live session that called after `seenAfter`. Sessions are asked first, of which there are far
 * fewer than members.
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

/** A member of the team, with the way down from the agent. */
export interface Found {
  readonly id: number;
  readonly user_name: string;
  readonly type: number;
  readonly upline_id: number;
  readonly path: string;
}

/**
 * The member of that name, in any spelling, if there is one below the agent; null for one that is not, as for none. Whoever is asked for
 * is found by the index of names, so that the answer takes as long for a stranger as for nobody (TEAM-07).
 */
export async function findInDownline(db: Database, agentId: number, userName: string): Promise<Found | null> {
  const [found] = await findAllInDownline(db, agentId, [userName]);
  return found ?? null;
}

/** The members of these names that are below the agent, in no order. */
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

/** Names of these members, by id. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('members').select(['id', 'user_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, user_name }) => [id, user_name]));
}
