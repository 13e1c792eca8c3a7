/** Outlines of slide puzzles: a square whose four sides each have a knob, a dent, or neither. */

/** The form of each side: 1 a knob, -1 a dent, 0 neither. */
export type Shape = readonly [top: number, right: number, bottom: number, left: number];

/** Width and height of a piece with its knobs, px. */
export const PIECE_SIZE = 46;

const KNOB_RADIUS = 7;
const MIDDLE = (PIECE_SIZE - 1) / 2;
/** From the middle to a side. */
const HALF = 15;
const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** @param random numbers from 0 to under 1 */
export function randomShape(random: () => number): Shape {
  const side = () => Math.floor(random() * 3) - 1;
  return [side(), side(), side(), side()];
}

/** A shape that nobody takes for `shape`: at least two of its sides are others. */
export function otherShape(shape: Shape, random: () => number): Shape {
  for (;;) {
    const other = randomShape(random);
    if (other.filter((side, at) => side !== shape[at]).length >= 2) return other;
  }
}

/** How deep a point of the piece's own square lies inside its outline, px; negative outside. */
export function depthInside(shape: Shape, x: number, y: number): number {
  const [fromX, fromY] = [x - MIDDLE, y - MIDDLE];
  const body = HALF - Math.max(Math.abs(fromX), Math.abs(fromY));
  return shape.reduce((depth, side, at) => {
    const [towardsX = 0, towardsY = 0] = TOWARDS[at] ?? [];
    // A knob sits a little outside, a dent a little inside.
    const center = HALF + side;
    const knob = KNOB_RADIUS - Math.hypot(fromX - towardsX * center, fromY - towardsY * center);
    if (side === 0) return depth;
    return side > 0 ? Math.max(depth, knob) : Math.min(depth, -knob);
  }, body);
}
