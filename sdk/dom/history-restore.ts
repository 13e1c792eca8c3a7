/**
 * Memory for visitors who come back by the history: the list that was scrolled, and the place in that list.
 * A visit that arrives by a link starts anew.
 */

export interface HistoryRestore<T> {
  /** Remembers `value` under `key` from now on; the next `take` gives that value if the visitor comes by the history. */
  leave(key: string, value: T): void;
  /** The remembered value, if the visitor has just come back by the history; given once. */
  take(key: string): T | null;
}

/** A page that is rendered later than this after the step back was not rendered because of it, ms. */
const SOON_MS = 2_000;
/** Places remembered at once; the oldest are forgotten first. */
const MAX = 8;

export function createHistoryRestore<T>(): HistoryRestore<T> {
  const left = new Map<string, T>();
  let cameBackAt = Number.NEGATIVE_INFINITY;
  let listening = false;
  return {
    leave(key, value) {
      // Nothing happens on import: the listener comes with the first thing worth remembering.
      if (!listening) {
        listening = true;
        const note = () => {
          cameBackAt = performance.now();
        };
        // Before the listeners of a router, which may render the page at once.
        window.addEventListener('popstate', note, { capture: true });
      }
      // The step that led away from this page must not count as the step back to it.
      cameBackAt = Number.NEGATIVE_INFINITY;
      left.delete(key);
      left.set(key, value);
      for (const oldest of [...left.keys()].slice(0, -MAX)) left.delete(oldest);
    },
    take(key) {
      const found = left.get(key);
      // On a server there is no window and no history.
      if (found === undefined) return null;
      left.delete(key);
      // A router renders inside its own listener, which may stand before ours.
      const goesBack = window.event?.type === 'popstate' || performance.now() - cameBackAt < SOON_MS;
      return goesBack ? found : null;
    },
  };
}
