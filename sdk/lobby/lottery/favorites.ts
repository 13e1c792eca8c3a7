/** Lottery favorites, stored with the key LOTTFAV in the format `{ user: id[] }` (FAV-02, R18). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { toJson } from '../../protocol/to-json.ts';
import type { Tabs } from '../session/cross-tab-channel.ts';
import { underLock } from '../storage/lock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Session } from '../types.ts';

/** Storage key of the favorites. */
const FAVORITES_KEY = 'LOTTFAV';

/** Reads the lists of all users; invalid lists are omitted. A Map, because a user name may be `__proto__`. */
function readFavorites(storage: Storage): Map<string, readonly string[]> {
  const stored = storage.readJson(FAVORITES_KEY);
  const all = new Map<string, readonly string[]>();
  if (typeof stored !== 'object' || stored === null) return all;
  for (const [user, ids] of Object.entries(stored)) {
    if (Array.isArray(ids))
      all.set(user, ids.filter(id => typeof id === 'string' || typeof id === 'number').map(String));
  }
  return all;
}

export interface LotteryFavorites {
  readonly $ids: ReadableAtom<readonly string[]>;
  /**
   * Adds the id if the list does not contain it, else removes it. Resolves with true if the lottery is now a favorite.
   */
  toggle(user: string, id: string): Promise<boolean>;
}

/** Creates the lottery favorites. `lockName`: name of the Web Lock that serializes the writes of all tabs. */
export function createLotteryFavorites(
  lockName: string,
  $session: ReadableAtom<Session | null>,
  storage: Storage,
  tabs: Tabs,
): LotteryFavorites {
  const $ids = atom<readonly string[]>([]);
  const show = () => {
    const user = $session.value?.userName;
    const ids = user === undefined ? [] : (readFavorites(storage).get(user) ?? []);
    if (ids.join() !== $ids.value?.join()) $ids.set(ids);
  };

  tabs.on('favorites', show);
  onMount($ids, () => {
    show();
    const offs = [$session.listen(show), storage.onChange(FAVORITES_KEY, show)];
    return () => {
      for (const off of offs) off();
    };
  });

  return {
    $ids,
    async toggle(user, id) {
      const on = await toggleStored(storage, lockName, user, id);
      show();
      tabs.send('favorites');
      return on;
    },
  };
}

/**
 * Appends the id (FAV-04), or removes it if present; resolves with true if the lottery is now a favorite. Reading and
 * writing share one lock, so that tabs do not overwrite each other's changes (R18).
 */
const toggleStored = (storage: Storage, lockName: string, user: string, id: string): Promise<boolean> =>
  underLock(lockName, () => {
    const all = readFavorites(storage);
    const ids = all.get(user) ?? [];
    const added = !ids.includes(id);
    all.set(user, added ? [...ids, id] : ids.filter(other => other !== id));
    storage.write(FAVORITES_KEY, toJson(Object.fromEntries(all)));
    return added;
  });
