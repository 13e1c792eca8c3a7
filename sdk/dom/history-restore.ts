/**
 * Restores list data and scroll position on back and forward navigation. If the visitor follows a link to the page,
 * nothing is restored.
 */

export interface HistoryRestore<T> {
  /** Stores `value` with `key`. The next `take` after a back or forward navigation returns the value. */
  store(key: string, value: T): void;
  /** Returns the stored value after a back or forward navigation and removes it; null in all other cases. */
  take(key: string): T | null;
}

/** Maximum time between a back or forward navigation and the rendering of the page, ms. */
const SOON_MS = 2_000;
/** Maximum number of stored values. The oldest one is removed first. */
const MAX = 8;

export function createHistoryRestore<T>(): HistoryRestore<T> {
  const left = new Map<string, T>();
  let navigatedAt = Number.NEGATIVE_INFINITY;
  let listening = false;
  return {
    store(key, value) {
      // The listener is added with the first value, because importing this file must not have side effects.
      if (!listening) {
        listening = true;
        const note = () => {
          navigatedAt = performance.now();
        };
        // The listener must run in the capture phase, because a router may render the page in its own popstate
        // listener.
        window.addEventListener('popstate', note, { capture: true });
      }
      // The navigation that leaves the page must not count as the return to it.
      navigatedAt = Number.NEGATIVE_INFINITY;
      left.delete(key);
      left.set(key, value);
      for (const oldest of [...left.keys()].slice(0, -MAX)) left.delete(oldest);
    },
    take(key) {
      const found = left.get(key);
      // On a server no value is stored, and the following lines need a window.
      if (found === undefined) return null;
      left.delete(key);
      // A router may render in a popstate listener that runs before `note`, so the current event is checked as well.
      const goesBack = window.event?.type === 'popstate' || performance.now() - navigatedAt < SOON_MS;
      return goesBack ? found : null;
    },
  };
}
