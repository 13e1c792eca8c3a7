/** Detects the end of a list while scrolling, throttled (LIST-11, LIST-12). */
import { throttle } from '../../dom/timing.ts';

export interface ReachEndOptions {
  /** Distance from the end at which `onEnd` is called, px. */
  readonly near: number;
  /** Delay between a scroll event and the check, ms. */
  readonly delay: number;
  /** Minimum interval between two calls of `onEnd`, ms. */
  readonly pause: number;
}

export interface ReachEnd {
  /** Reports that the list was scrolled or has grown. `left`: px between the visible part and the end of the list. */
  moved(left: number): void;
  stop(): void;
}

export function createReachEnd({ near, delay, pause }: ReachEndOptions, onEnd: () => void): ReachEnd {
  const load = throttle(onEnd, pause);
  let newest = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moved(left) {
      newest = left;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (newest <= near) load();
      }, delay);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      load.cancel();
    },
  };
}
