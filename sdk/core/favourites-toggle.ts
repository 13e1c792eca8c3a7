/** Changes the kept favourites: read again, apply, write, all under one lock, so that tabs do not undo each other (R18). */
import { toJson } from '../domain/to-json.ts';
import { FAVOURITES_KEY, readFavourites } from './favourites-read.ts';
import { underLock } from './lock.ts';
import type { Storage } from './storage.ts';

/** Adds the id at the end (FAV-04) or drops it; resolves with whether it is on now. */
export const toggleKept = (storage: Storage, lockName: string, user: string, id: string): Promise<boolean> =>
  underLock(lockName, () => {
    const all = readFavourites(storage);
    const ids = all.get(user) ?? [];
    const added = !ids.includes(id);
    all.set(user, added ? [...ids, id] : ids.filter(other => other !== id));
    storage.write(FAVOURITES_KEY, toJson(Object.fromEntries(all)));
    return added;
  });
