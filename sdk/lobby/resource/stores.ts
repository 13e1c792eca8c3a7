/** Stores that can be read without starting them, for rendering on a server and hydration of its markup. */
import { computed as computedStore, type ReadableAtom } from 'nanostores';

type Read = <T>($store: ReadableAtom<T>) => T;

/** Key of the function that recomputes a computed store. */
const WORK = Symbol('work');

/** nanostores' `computed` for stores that `getSnapshot` and `getFirstSnapshot` read. */
export const computed = ((stores: ReadableAtom | readonly ReadableAtom[], run: (...values: unknown[]) => unknown) =>
  Object.assign(computedStore(stores as ReadableAtom[], run), {
    [WORK]: (read: Read) => run(...[stores].flat().map(store => read(store as ReadableAtom))),
  })) as typeof computedStore;

const workOf = <T>($store: ReadableAtom<T>) => ($store as { [WORK]?: (read: Read) => T })[WORK];

/**
 * Returns the current or computed value of a store. `get()` would start the store for one second: its requests would be
 * sent, and its timers would keep a server process alive.
 */
export const getSnapshot: Read = $store => {
  const work = workOf($store);
  return work ? work(getSnapshot) : ($store.value as never);
};

/**
 * Returns the initial or computed value of a store: equal on a server and during hydration, regardless of stored values
 * and of responses that arrived since.
 */
export const getFirstSnapshot: Read = $store => {
  const work = workOf($store);
  const { init, value } = $store;
  return work ? work(getFirstSnapshot) : ((init === undefined ? value : init) as never);
};
