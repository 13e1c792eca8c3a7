/** Horizontal swipe that opens the previous page (FRAME-19). */
import { type RefObject, useEffect, useRef } from 'react';

/** Minimum horizontal distance of the swipe, px. */
const DISTANCE = 100;
/** Maximum duration of the swipe, ms. */
const DURATION = 500;
/** Minimum distance of the start from the left edge of the screen, px; closer swipes are gestures of the browser. */
const EDGE = 24;

interface Swipe {
  /** Horizontal start position, px from the left edge of the screen. */
  readonly startX: number;
  /** Horizontal distance of the swipe, px; positive to the right. */
  readonly right: number;
  /** Vertical distance of the swipe, px; positive downwards. */
  readonly down: number;
  /** Duration of the swipe, ms. */
  readonly durationMs: number;
}

/**
 * True for a swipe of at least 100 px to the right within 500 ms. It must be mostly horizontal, so that scrolling does
 * not navigate.
 */
export const isBackSwipe = ({ startX, right, down, durationMs }: Swipe): boolean =>
  startX >= EDGE && right >= DISTANCE && durationMs <= DURATION && Math.abs(down) < right / 2;

/** Elements that use horizontal swipes themselves, or are marked with `data-swipe`. */
const OWN_GESTURE = 'input, textarea, select, [data-swipe]';

/** True if an element from `target` up to `root` uses horizontal swipes itself. */
function movesSideways(target: EventTarget | null, root: Element): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at.matches(OWN_GESTURE)) return true;
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/**
 * Calls `onBack` after a quick swipe to the right (FRAME-19), unless it started on an element that uses horizontal
 * swipes. A null `onBack` disables the gesture.
 */
export function useSwipeBack(area: RefObject<HTMLElement | null>, onBack: (() => void) | null): void {
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    let start: { x: number; y: number; at: number } | null = null;
    const onStart = (event: TouchEvent) => {
      const [finger] = event.touches;
      const alone = finger && event.touches.length === 1 && !movesSideways(event.target, root);
      start = alone ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp } : null;
    };
    const end = ({ changedTouches: [finger], timeStamp }: TouchEvent) => {
      if (!start || !finger) return;
      const { x, y, at } = start;
      start = null;
      const swipe = { startX: x, right: finger.clientX - x, down: finger.clientY - y, durationMs: timeStamp - at };
      if (isBackSwipe(swipe)) back.current?.();
    };
    const cancel = () => {
      start = null;
    };
    root.addEventListener('touchstart', onStart, { passive: true });
    root.addEventListener('touchend', end, { passive: true });
    root.addEventListener('touchcancel', cancel);
    return () => {
      root.removeEventListener('touchstart', onStart);
      root.removeEventListener('touchend', end);
      root.removeEventListener('touchcancel', cancel);
    };
  }, [area]);
}
