/**
 * Decides when home may open a popup automatically: once per stay, while nothing else is open, and not directly after
 * something has closed.
 */
import { computed } from 'nanostores';
import { NEXT_POPUP_MS } from '../time/durations.ts';
import type { Popups } from './popups.ts';
import type { Toasts } from './toasts.ts';

export interface PopupQueue {
  /** Starts a new stay on home, on a visit of home or after a login there. One popup may open in each stay. */
  reset(): void;
  /** True while a popup may open. */
  isFree(): boolean;
  /** Records that a popup opens, so that no other popup opens during this stay on home. */
  take(): void;
  /**
   * Calls `open` each time after all other overlays have closed; `open` must check `isFree`.
   * @returns a function that stops the calls
   */
  watch(open: () => void): () => void;
}

/** Creates the queue of all popups that home opens automatically. */
export function createPopupQueue(
  popups: Pick<Popups, '$anyOpen'>,
  toasts: Pick<Toasts, '$question' | '$loading'>,
): PopupQueue {
  const $busy = computed(
    [popups.$anyOpen, toasts.$question, toasts.$loading],
    (open, question, loading) => open || question !== null || loading !== null,
  );
  const openers = new Set<() => void>();
  let isUsed = false;
  let off = () => {};
  /** Pause after something has closed: a menu entry closes its menu and may open a page or a question. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  const endPause = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const follow = (busy: boolean) => {
    endPause();
    if (busy) return;
    pause = setTimeout(() => {
      endPause();
      for (const open of openers) open();
    }, NEXT_POPUP_MS);
  };
  return {
    reset() {
      isUsed = false;
    },
    isFree: () => !isUsed && !$busy.get() && pause === undefined,
    take() {
      isUsed = true;
    },
    watch(open) {
      if (openers.size === 0) off = $busy.listen(follow);
      openers.add(open);
      return () => {
        openers.delete(open);
        if (openers.size > 0) return;
        off();
        endPause();
      };
    },
  };
}
