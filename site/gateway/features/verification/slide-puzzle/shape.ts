/** Outlines of slide puzzle pieces: a square whose sides each have a knob, a dent, or neither. */

/** Form of each side: 1 for a knob, -1 for a dent, 0 for neither. */
export type Shape = readonly [top: number, right: number, bottom: number, left: number];

/** Width and height of a piece including its knobs, px. */
export const PIECE_SIZE = 46;

const KNOB_RADIUS = 7;
const MIDDLE = (PIECE_SIZE - 1) / 2;
/** Distance from the center to each side, px. */
const HALF = 15;
const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Returns a random shape.
 * @param random returns numbers in [0, 1)
 */
export function randomShape(random: () => number): Shape {
  const side = () => Math.floor(random() * 3) - 1;
  return [side(), side(), side(), side()];
}

/** Returns a shape that differs from `shape` on at least two sides. */
export function otherShape(shape: Shape, random: () => number): Shape {
  for (;;) {
    const other = randomShape(random);
    if (other.filter((side, at) => side !== shape[at]).length >= 2) return other;
  }
}

/**
 * Returns how deep a point lies inside the outline, px; negative outside. Coordinates are relative to the upper left
 * corner of the piece.
 */
export function depthInside(shape: Shape, x: number, y: number): number {
  const [fromX, fromY] = [x - MIDDLE, y - MIDDLE];
  const body = HALF - Math.max(Math.abs(fromX), Math.abs(fromY));
  return shape.reduce((depth, side, at) => {
    const [towardsX = 0, towardsY = 0] = TOWARDS[at] ?? [];
    // The center of a knob lies slightly outside of the side, the center of a dent slightly inside.
    const center = HALF + side;
    const knob = KNOB_RADIUS - Math.hypot(fromX - towardsX * center, fromY - towardsY * center);
    if (side === 0) return depth;
    return side > 0 ? Math.max(depth, knob) : Math.min(depth, -knob);
  }, body);
}
