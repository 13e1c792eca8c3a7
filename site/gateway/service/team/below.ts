/** Who is below an agent: all others are answered as if there were nobody of that name (TEAM-07). */
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database } from '../../db/schema/schema.ts';
import { type Found, findBelow, namesOf } from '../../store/team/team.ts';
import { Refusal } from '../refusal.ts';

export const downlineUnknown = () =>
  new Refusal(ERROR_CODES.downlineUnknown, 'No member of this name is in your team.');

/** Throws Refusal `downline.unknown`, the same for nobody and for the member of somebody else. */
export async function requireBelow(db: Database, agentId: number, userName: string): Promise<Found> {
  const found = await findBelow(db, agentId, userName);
  if (!found) throw downlineUnknown();
  return found;
}

/** The names from the one right below the agent down to the member. */
export async function wayTo(
  db: Database,
  agentId: number,
  { path }: Pick<Found, 'path'>,
): Promise<{ userName: string }[]> {
  const ids = path.split('/').filter(Boolean).map(Number);
  const below = ids.slice(ids.indexOf(agentId) + 1);
  const names = await namesOf(db, below);
  return below.map(id => ({ userName: names.get(id) ?? '' }));
}
