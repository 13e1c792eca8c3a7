/**
 * When home may open something by itself: once in a stay, so that nobody meets two sheets in a row, while nothing else is open, and
 * not in the moment after something has closed.
 */
import { computed } from 'nanostores';
import { NEXT_POPUP_MS } from '../time/durations.ts';
import type { Popups } from './popups.ts';
import type { Toasts } from './toasts.ts';

export interface PopupQueue {
  /** Home has come, or somebody has logged in there: something may open anew. */
  begin(): void;
  /** True while something may be opened. */
  isFree(): boolean;
  /** Something opens by itself: nothing else does in this stay. */
  take(): void;
  /** Calls `look`, which opens what waits if `isFree`, each time that the page has become free, until off. */
  watch(variant: () => void): () => void;
}

/** The one turn of home, for all that opens by itself there. */
export function createPopupQueue(
  popups: Pick<Popups, '$anyOpen'>,
  toasts: Pick<Toasts, '$question' | '$loading'>,
): PopupQueue {
  const $busy = computed(
    [popups.$anyOpen, toasts.$question, toasts.$loading],
    (open, question, loading) => open || question !== null || loading !== null,
  );
  const variants = new Set<() => void>();
  let isTaken = false;
  let off = () => {};
  /** Runs from the moment something has closed: a row of a menu closes it, and leads on to a page or a question. */
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
      for (const variant of variants) variant();
    }, NEXT_POPUP_MS);
  };
  return {
    begin() {
      isTaken = false;
    },
    isFree: () => !isTaken && !$busy.get() && pause === undefined,
    take() {
      isTaken = true;
    },
    watch(variant) {
      if (variants.size === 0) off = $busy.listen(follow);
      variants.add(variant);
      return () => {
        variants.delete(variant);
        if (variants.size > 0) return;
        off();
        endPause();
      };
    },
  };
}
