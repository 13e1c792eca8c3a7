/** Restores list data and scroll position on back and forward navigation. A visit by a link starts without them. */

export interface HistoryRestore<T> {
  /** Stores `value` with `key`; the next `take` after a history navigation returns it. */
  store(key: string, value: T): void;
  /** Returns the stored value after a history navigation, once. */
  take(key: string): T | null;
}

/** Maximum time between a history navigation and the rendering of its page, ms. */
const SOON_MS = 2_000;
/** Maximum number of stored values; the oldest are removed first. */
const MAX = 8;

export function createHistoryRestore<T>(): HistoryRestore<T> {
  const left = new Map<string, T>();
  let navigatedAt = Number.NEGATIVE_INFINITY;
  let listening = false;
  return {
    store(key, value) {
      // The listener is added with the first value, because the import has no side effects.
      if (!listening) {
        listening = true;
        const note = () => {
          navigatedAt = performance.now();
        };
        // Listen in the capture phase, because the popstate listener of a router may render the page immediately.
        window.addEventListener('popstate', note, { capture: true });
      }
      // The navigation that left the page must not count as the return to it.
      navigatedAt = Number.NEGATIVE_INFINITY;
      left.delete(key);
      left.set(key, value);
      for (const oldest of [...left.keys()].slice(0, -MAX)) left.delete(oldest);
    },
    take(key) {
      const found = left.get(key);
      // On a server there is no window and no history.
      if (found === undefined) return null;
      left.delete(key);
      // A router may render in a popstate listener that runs before `note`.
      const goesBack = window.event?.type === 'popstate' || performance.now() - navigatedAt < SOON_MS;
      return goesBack ? found : null;
    },
  };
}
