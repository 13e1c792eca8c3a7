/** Stores that can be read without starting their requests and timers, for server rendering and hydration. */
import { computed as computedStore, type ReadableAtom } from 'nanostores';

type Read = <T>($store: ReadableAtom<T>) => T;

/** Key under which a computed store keeps its function. */
const WORK = Symbol('work');

/** Replacement of nanostores' `computed` for stores that `getSnapshot` and `getFirstSnapshot` can read. */
export const computed = ((stores: ReadableAtom | readonly ReadableAtom[], run: (...values: unknown[]) => unknown) =>
  Object.assign(computedStore(stores as ReadableAtom[], run), {
    [WORK]: (read: Read) => run(...[stores].flat().map(store => read(store as ReadableAtom))),
  })) as typeof computedStore;

const workOf = <T>($store: ReadableAtom<T>) => ($store as { [WORK]?: (read: Read) => T })[WORK];

/**
 * Returns the current value of a store, computing it if necessary. `get()` would start the store for one second, so
 * that its requests would be sent and its timers would keep a server process alive.
 */
export const getSnapshot: Read = $store => {
  const work = workOf($store);
  return work ? work(getSnapshot) : ($store.value as never);
};

/**
 * Returns the initial value of a store, computing it if necessary. This value is the same on a server and during
 * hydration, whatever the browser has stored and whichever responses have arrived.
 */
export const getFirstSnapshot: Read = $store => {
  const work = workOf($store);
  const { init, value } = $store;
  return work ? work(getFirstSnapshot) : ((init === undefined ? value : init) as never);
};
