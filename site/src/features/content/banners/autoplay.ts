/** Automatic advance of a carousel, and the reasons that pause it (HOME-07). */
import { BANNER_MS } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';

/** Reasons that pause the carousel: a pointer over it, keyboard focus inside, or a hidden page. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export interface Autoplay {
  /** True if the visitor has stopped the carousel with the stop button. */
  readonly $stopped: ReadableAtom<boolean>;
  /** Stops or restarts the carousel. */
  toggle(): void;
  hold(reason: PauseReason, on: boolean): void;
  /**
   * Calls `next` every 5 s while the carousel is not paused; the interval restarts after each pause.
   * @returns a function that stops the calls
   */
  run(next: () => void): () => void;
}

/**
 * @param stopped initial state of the stop button; true with reduced motion, so that only the visitor starts the
 * carousel
 */
export function createAutoplay(stopped: boolean): Autoplay {
  const $stopped = atom(stopped);
  const holds = new Set<PauseReason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let onNext: (() => void) | null = null;

  const follow = () => {
    clearInterval(timer);
    timer = onNext && holds.size === 0 && !$stopped.get() ? setInterval(onNext, BANNER_MS) : undefined;
  };

  return {
    $stopped,
    toggle() {
      $stopped.set(!$stopped.get());
      follow();
    },
    hold(reason, on) {
      if (holds.has(reason) === on) return;
      if (on) holds.add(reason);
      else holds.delete(reason);
      follow();
    },
    run(next) {
      onNext = next;
      follow();
      return () => {
        onNext = null;
        follow();
      };
    },
  };
}
