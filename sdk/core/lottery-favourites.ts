/** Lottery favourites, kept under LOTTFAV as `{ user: id[] }` (FAV-02, R18). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Session } from '../types.ts';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

export const FAVOURITES_KEY = 'LOTTFAV';

export interface LotteryFavourites {
  readonly $ids: ReadableAtom<readonly string[]>;
  /** Adds the id at the end or drops it; resolves with whether it is on now. */
  toggle(user: string, id: string): Promise<boolean>;
}

/** `lockName`: Web Lock under which tabs write one after another. */
export function createLotteryFavourites(
  lockName: string,
  $session: ReadableAtom<Session | null>,
  storage: Storage,
  tabs: Tabs,
): LotteryFavourites {
  const $ids = atom<readonly string[]>([]);
  const show = () => {
    const user = $session.value?.userName;
    const ids = user === undefined ? [] : (readAll(storage).get(user) ?? []);
    if (ids.join() !== $ids.value?.join()) $ids.set(ids);
  };

  tabs.on('favourites', show);
  onMount($ids, () => {
    show();
    const offs = [$session.listen(show), storage.onChange(FAVOURITES_KEY, show)];
    return () => {
      for (const off of offs) off();
    };
  });

  return {
    $ids,
    async toggle(user, id) {
      const on = await underLock(lockName, () => {
        const all = readAll(storage);
        const ids = all.get(user) ?? [];
        const added = !ids.includes(id);
        all.set(user, added ? [...ids, id] : ids.filter(other => other !== id));
        storage.write(FAVOURITES_KEY, JSON.stringify(Object.fromEntries(all)));
        return added;
      });
      show();
      tabs.tell('favourites');
      return on;
    },
  };
}

/** All users' lists; whatever is no list of ids is left out. A Map, for a user may be called `__proto__`. */
function readAll(storage: Storage): Map<string, readonly string[]> {
  const kept = storage.readJson(FAVOURITES_KEY);
  const all = new Map<string, readonly string[]>();
  if (typeof kept !== 'object' || kept === null) return all;
  for (const [user, ids] of Object.entries(kept)) {
    if (Array.isArray(ids))
      all.set(user, ids.filter(id => typeof id === 'string' || typeof id === 'number').map(String));
  }
  return all;
}

/** Plainly where there are no locks, or where they are forbidden (plain http, sandboxed frames). */
async function underLock<T>(name: string, run: () => T): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return run();
  let done: { readonly value: T } | undefined;
  try {
    await locks.request(name, () => {
      done = { value: run() };
    });
  } catch (error) {
    if (done) throw error;
  }
  return done ? done.value : run();
}
