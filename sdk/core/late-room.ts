/** A part of the lobby whose code loads when it is first used: actions wait for it, stores show something until it is there. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { lostConnection, toCallError } from '../api/errors.ts';
import type { Resource } from '../types.ts';

export interface LateRoom<Room> {
  /** The room, loaded now if need be. @throws CallError; the next call tries again. */
  enter(): Promise<Room>;
  /** A store that shows `first` until the room is there; `failed` makes what it shows when that does not come. */
  store<V>(first: V, pick: (room: Room) => ReadableAtom<V>, failed?: (reason: unknown) => V): ReadableAtom<V>;
  /** The same without asking for the room: `first` until somebody enters it. */
  quiet<V>(first: V, pick: (room: Room) => ReadableAtom<V>): ReadableAtom<V>;
  resource<T>(pick: (room: Room) => ReadableAtom<Resource<T>>): ReadableAtom<Resource<T>>;
}

export function lateRoom<Room>(load: () => Promise<Room>): LateRoom<Room> {
  let loading: Promise<Room> | null = null;
  let loaded: Room | null = null;
  /** Stores that people look at without the room having come. */
  const waiting = new Set<(room: Room) => void>();

  const enter = (): Promise<Room> => {
    loading ??= load().then(
      room => {
        loaded = room;
        for (const follow of waiting) follow(room);
        waiting.clear();
        return room;
      },
      cause => {
        // The chunk comes over the same network as the answers; whoever is next tries again.
        loading = null;
        throw lostConnection('offline', cause);
      },
    );
    return loading;
  };

  const storeOf = <V>(
    first: V,
    pick: (room: Room) => ReadableAtom<V>,
    ask: (show: (value: V) => void) => void,
  ): ReadableAtom<V> => {
    const $store = atom<V>(first);
    onMount($store, () => {
      let off = () => {};
      const follow = (room: Room) => {
        off = pick(room).subscribe(value => $store.set(value));
      };
      // At once where that is possible: what was shown last may be another member's.
      if (loaded) follow(loaded);
      else {
        waiting.add(follow);
        ask($store.set);
      }
      return () => {
        waiting.delete(follow);
        off();
      };
    });
    return $store;
  };

  const store: LateRoom<Room>['store'] = (first, pick, failed = () => first) =>
    storeOf(first, pick, show => {
      enter().catch(reason => show(failed(reason)));
    });

  return {
    enter,
    store,
    quiet: (first, pick) => storeOf(first, pick, () => {}),
    resource: <T>(pick: (room: Room) => ReadableAtom<Resource<T>>) =>
      store<Resource<T>>({ loading: false, stale: false }, pick, reason => ({
        error: toCallError(reason),
        loading: false,
        stale: false,
      })),
  };
}
