/**
 * Ignores stale responses of a model, as in `createResource`: only the last request counts, because responses may
 * arrive out of order.
 */

export interface Latest {
  /**
   * Starts a request and invalidates earlier ones.
   * @returns a function that checks whether this request is still the last
   */
  start(): () => boolean;
  /** Invalidates earlier requests, whose responses may predate a change. */
  changed(): void;
}

export function latestOnly(): Latest {
  let turn = 0;
  return {
    start() {
      const current = ++turn;
      return () => current === turn;
    },
    changed() {
      turn++;
    },
  };
}
