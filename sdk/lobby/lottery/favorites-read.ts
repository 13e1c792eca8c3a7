/** The kept favorites: reading them. */
import type { Storage } from '../storage/storage.ts';

export const FAVORITES_KEY = 'LOTTFAV';

/** All users' lists; whatever is no list of ids is left out. A Map, for a user may be called `__proto__`. */
export function readFavorites(storage: Storage): Map<string, readonly string[]> {
  const stored = storage.readJson(FAVORITES_KEY);
  const all = new Map<string, readonly string[]>();
  if (typeof stored !== 'object' || stored === null) return all;
  for (const [user, ids] of Object.entries(stored)) {
    if (Array.isArray(ids))
      all.set(user, ids.filter(id => typeof id === 'string' || typeof id === 'number').map(String));
  }
  return all;
}
