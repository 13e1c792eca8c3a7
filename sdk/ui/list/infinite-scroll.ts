/** Tells when the end of a list comes near, neither at every pixel nor too often (LIST-11, LIST-12). */
import { throttle } from '../../dom/timing.ts';

export interface ReachEndOptions {
  /** Distance from the end, px, below which the end counts as near. */
  readonly near: number;
  /** ms from a move of the list to the check of its place. */
  readonly delay: number;
  /** ms between two calls at least. */
  readonly pause: number;
}

export interface ReachEnd {
  /** The list has moved or grown; `left`: px from what is seen to its end. */
  moved(left: number): void;
  stop(): void;
}

export function createReachEnd({ near, delay, pause }: ReachEndOptions, onEnd: () => void): ReachEnd {
  const load = throttle(onEnd, pause);
  let newest = Number.POSITIVE_INFINITY;
  let looking: ReturnType<typeof setTimeout> | undefined;
  return {
    moved(left) {
      newest = left;
      looking ??= setTimeout(() => {
        looking = undefined;
        if (newest <= near) load();
      }, delay);
    },
    stop() {
      clearTimeout(looking);
      looking = undefined;
      load.cancel();
    },
  };
}
