/**
 * Decides when home may open a popup automatically: at most one each time home opens, only while no other overlay is
 * open, and not directly after one has closed.
 */
import { computed } from 'nanostores';
import { NEXT_POPUP_MS } from '../time/durations.ts';
import type { Popups } from './popups.ts';
import type { Toasts } from './toasts.ts';

export interface PopupQueue {
  /** Allows another popup, because home was opened or a member has logged in there. */
  reset(): void;
  /** True if a popup may open now. */
  isFree(): boolean;
  /** Records that a popup opens, so that no other popup opens before the next `reset`. */
  take(): void;
  /**
   * Calls `open` each time all other overlays have closed; `open` must check `isFree` first.
   * @returns a function that stops the calls
   */
  watch(open: () => void): () => void;
}

/** Creates the queue shared by all popups that home opens automatically. */
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
  /**
   * Delay after an overlay has closed, because a press in a menu closes the menu and may then open a page or a dialog.
   */
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
