/** Detects the swipe gesture that goes back (FRAME-19). */

/** Minimum distance, px. */
const DISTANCE = 100;
/** Maximum duration, ms. */
const DURATION = 500;
/** Distance from the screen edge, px; a swipe that starts closer is a browser gesture. */
const EDGE = 24;

export interface Swipe {
  /** Start position from the left edge, px. */
  readonly startX: number;
  /** Distance to the right, px. */
  readonly right: number;
  /** Distance downwards, px. */
  readonly down: number;
  /** Duration, ms. */
  readonly durationMs: number;
}

/** True for at least 100 px to the right within 500 ms, mostly horizontal, so that scrolling does not navigate. */
export const isBackSwipe = ({ startX, right, down, durationMs }: Swipe): boolean =>
  startX >= EDGE && right >= DISTANCE && durationMs <= DURATION && Math.abs(down) < right / 2;
