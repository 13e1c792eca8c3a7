/** Stores that can be read without starting them, for rendering on a server and hydration of its markup. */
import { computed as computedStore, type ReadableAtom } from 'nanostores';

/** Key of the function that recomputes a computed store. */
const WORK = Symbol('work');

/** nanostores' `computed` for stores that `getSnapshot` reads. */
export const computed = ((stores: ReadableAtom | readonly ReadableAtom[], run: (...values: unknown[]) => unknown) =>
  Object.assign(computedStore(stores as ReadableAtom[], run), {
    [WORK]: () => run(...[stores].flat().map(store => getSnapshot(store as ReadableAtom))),
  })) as typeof computedStore;

/**
 * Returns the current or computed value of a store. `get()` would start the store for one second: its requests would be
 * sent, and its timers would keep a server process alive.
 */
export function getSnapshot<T>($store: ReadableAtom<T>): T {
  const work = ($store as { [WORK]?: () => T })[WORK];
  return work ? work() : ($store.value as T);
}
