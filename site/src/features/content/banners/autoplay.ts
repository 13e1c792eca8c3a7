/** When a carousel goes on by itself, and what keeps it from that (HOME-07). */
import { BANNER_MS } from 'lobbykit/domain';
import { atom, type ReadableAtom } from 'nanostores';

/** Reasons for which a carousel stands still as long as they last: a pointer over it, the focus in it, a page out of sight. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export interface Autoplay {
  /** True while the visitor has stopped it. */
  readonly $stopped: ReadableAtom<boolean>;
  /** Stops it for good, or lets it go on. */
  toggle(): void;
  hold(reason: PauseReason, on: boolean): void;
  /** Calls `next` every 5 s while nothing holds it; the time begins anew with every release. Returns off. */
  run(next: () => void): () => void;
}

/** @param stopped true where motion is not wanted: then it moves only when the visitor starts it */
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
