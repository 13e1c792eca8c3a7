/** The kept favourites: reading them. */
import type { Storage } from '../storage/storage.ts';

export const FAVOURITES_KEY = 'LOTTFAV';

/** All users' lists; whatever is no list of ids is left out. A Map, for a user may be called `__proto__`. */
export function readFavourites(storage: Storage): Map<string, readonly string[]> {
  const kept = storage.readJson(FAVOURITES_KEY);
  const all = new Map<string, readonly string[]>();
  if (typeof kept !== 'object' || kept === null) return all;
  for (const [user, ids] of Object.entries(kept)) {
    if (Array.isArray(ids))
      all.set(user, ids.filter(id => typeof id === 'string' || typeof id === 'number').map(String));
  }
  return all;
}
