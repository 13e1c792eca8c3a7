/** A part of the lobby whose code loads when it is first used: actions wait for it, stores show something until it is there. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { lostConnection, toCallError } from '../api/errors.ts';
import type { Resource } from '../types.ts';

export interface LateRoom<Room> {
  /** The room, loaded now if need be. @throws CallError; the next call tries again. */
  enter(): Promise<Room>;
  /** A store that shows `first` until the room is there; `failed` makes what it shows when that does not come. */
  store<V>(first: V, pick: (room: Room) => ReadableAtom<V>, failed?: (reason: unknown) => V): ReadableAtom<V>;
  resource<T>(pick: (room: Room) => ReadableAtom<Resource<T>>): ReadableAtom<Resource<T>>;
}

export function lateRoom<Room>(load: () => Promise<Room>): LateRoom<Room> {
  let loading: Promise<Room> | null = null;
  let loaded: Room | null = null;
  /** Stores that people look at without the room having come. */
  const waiting: ((room: Room) => void)[] = [];

  const enter = (): Promise<Room> => {
    loading ??= load().then(
      room => {
        loaded = room;
        for (const follow of waiting.splice(0)) follow(room);
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

  const store: LateRoom<Room>['store'] = (first, pick, failed = () => first) => {
    const $store = atom(first);
    onMount($store, () => {
      let off: (() => void) | null = () => {};
      const follow = (room: Room) => {
        if (off) off = pick(room).subscribe(value => $store.set(value as typeof first));
      };
      // At once where that is possible: what was shown last may be another member's.
      if (loaded) follow(loaded);
      else {
        waiting.push(follow);
        enter().catch(reason => $store.set(failed(reason)));
      }
      return () => {
        off?.();
        off = null;
      };
    });
    return $store;
  };

  return {
    enter,
    store,
    resource: <T>(pick: (room: Room) => ReadableAtom<Resource<T>>) =>
      store<Resource<T>>({ loading: false, stale: false }, pick, reason => ({
        error: toCallError(reason),
        loading: false,
        stale: false,
      })),
  };
}
