/** Lottery favourites, kept under LOTTFAV as `{ user: id[] }` (FAV-02, R18). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Session } from '../types.ts';
import { FAVOURITES_KEY, readFavourites } from './favourites-read.ts';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

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
    const ids = user === undefined ? [] : (readFavourites(storage).get(user) ?? []);
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
      const { toggleKept } = await import('./favourites-toggle.ts');
      const on = await toggleKept(storage, lockName, user, id);
      show();
      tabs.tell('favourites');
      return on;
    },
  };
}
