/** Stores that can be read without being begun: what a server renders, and the first render over its markup. */
import { computed as computedStore, type ReadableAtom } from 'nanostores';

/** How a computed store is worked out anew. */
const WORK = Symbol('work');

/** `computed` of nanostores, for stores that `peek` has to read. */
export const computed = ((stores: ReadableAtom | readonly ReadableAtom[], run: (...values: unknown[]) => unknown) =>
  Object.assign(computedStore(stores as ReadableAtom[], run), {
    [WORK]: () => run(...[stores].flat().map(store => getSnapshot(store as ReadableAtom))),
  })) as typeof computedStore;

/**
 * What a store holds, or comes to, at this moment. Reading it by `get()` would begin it for a second: its questions would be
 * asked, and its timers would keep a server's process.
 */
export function getSnapshot<T>($store: ReadableAtom<T>): T {
  const work = ($store as { [WORK]?: () => T })[WORK];
  return work ? work() : ($store.value as T);
}
