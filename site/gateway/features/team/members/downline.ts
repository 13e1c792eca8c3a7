/** Checks that a member belongs to an agent's downline. All other members are treated as unknown (TEAM-07). */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { type Found, findInDownline, namesOf } from './downline-repository.ts';

export const downlineUnknown = () =>
  new ApiError(ERROR_CODES.downlineUnknown, 'No member of this name is in your team.');

/**
 * Finds a downline member by name. Throws the same ApiError `downline.unknown` for unknown names and for members
 * outside the downline.
 */
export async function requireInDownline(db: Database, agentId: number, userName: string): Promise<Found> {
  const found = await findInDownline(db, agentId, userName);
  if (!found) throw downlineUnknown();
  return found;
}

/**
 * Returns the names of the members between the agent and the member, from the direct downline member to the member
 * itself.
 */
export async function findAncestors(
  db: Database,
  agentId: number,
  { path }: Pick<Found, 'path'>,
): Promise<{ userName: string }[]> {
  const ids = path.split('/').filter(Boolean).map(Number);
  const below = ids.slice(ids.indexOf(agentId) + 1);
  const names = await namesOf(db, below);
  return below.map(id => ({ userName: names.get(id) ?? '' }));
}
