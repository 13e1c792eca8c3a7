/**
 * Ignores responses to superseded requests, as in `createResource`, because responses may arrive in a different order
 * than their requests.
 */

export interface Latest {
  /**
   * Starts a request; earlier ones become superseded.
   * @returns a function that returns true while this request is the last one
   */
  start(): () => boolean;
  /** Marks earlier requests as superseded, because their responses may be older than a change. */
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
