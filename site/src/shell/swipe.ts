/** Which movement of a finger is the gesture that goes back (FRAME-19). */

/** px */
const DISTANCE = 100;
/** ms */
const DURATION = 500;
/** px from the edge of the screen; what begins there is the browser's own gesture. */
const EDGE = 24;

export interface Swipe {
  /** Where it began, px from the left edge. */
  readonly startX: number;
  /** To the right, px. */
  readonly right: number;
  /** Downwards, px. */
  readonly down: number;
  /** ms */
  readonly took: number;
}

/** At least 100 px to the right within 500 ms, and much more sideways than down: a page that is scrolled goes nowhere. */
export const isBackSwipe = ({ startX, right, down, took }: Swipe): boolean =>
  startX >= EDGE && right >= DISTANCE && took <= DURATION && Math.abs(down) < right / 2;
