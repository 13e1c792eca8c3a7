/** When home may open something by itself: while nothing else is open, and not in the moment after something has closed. */
import { computed } from 'nanostores';
import { NEXT_POPUP_MS } from '../../rules/time/durations.ts';
import type { Popups } from '../page/popups.ts';
import type { Toasts } from '../page/toasts.ts';

export interface Turn {
  /** True while something may be opened. */
  isFree(): boolean;
  /** Calls `look` each time that the page has become free, until off. */
  watch(): () => void;
}

/** @param look opens what waits, if `isFree` */
export function createTurn(
  popups: Pick<Popups, '$anyOpen'>,
  toasts: Pick<Toasts, '$question' | '$loading'>,
  look: () => void,
): Turn {
  const $busy = computed(
    [popups.$anyOpen, toasts.$question, toasts.$loading],
    (open, question, loading) => open || question !== null || loading !== null,
  );
  /** Runs from the moment something has closed: a row of a menu closes it, and leads on to a page or a question. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  const endPause = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  return {
    isFree: () => !$busy.get() && pause === undefined,
    watch() {
      const off = $busy.listen(busy => {
        endPause();
        if (busy) return;
        pause = setTimeout(() => {
          endPause();
          look();
        }, NEXT_POPUP_MS);
      });
      return () => {
        off();
        endPause();
      };
    },
  };
}
