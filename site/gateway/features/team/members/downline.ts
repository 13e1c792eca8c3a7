/** Who is below an agent: all others are answered as if there were nobody of that name (TEAM-07). */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { type Found, findInDownline, namesOf } from './downline-repository.ts';

export const downlineUnknown = () =>
  new ApiError(ERROR_CODES.downlineUnknown, 'No member of this name is in your team.');

/** Throws ApiError `downline.unknown`, the same for nobody and for the member of somebody else. */
export async function requireInDownline(db: Database, agentId: number, userName: string): Promise<Found> {
  const found = await findInDownline(db, agentId, userName);
  if (!found) throw downlineUnknown();
  return found;
}

/** The names from the one right below the agent down to the member. */
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
