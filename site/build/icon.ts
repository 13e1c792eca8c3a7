/** Logo of the demo operator as PNG for home screens: the shapes of `public/icon.svg` on a grid of 32 units. */
import { PNG } from 'pngjs';

type Color = readonly [red: number, green: number, blue: number];
/** True if a point of the grid is inside the shape. */
type Shape = (x: number, y: number) => boolean;

const RED: Color = [0xc4, 0x12, 0x2f];
const LIGHT_RED: Color = [0xe2, 0x30, 0x4c];
const WHITE: Color = [0xff, 0xff, 0xff];
const GOLD: Color = [0xf2, 0xa9, 0x0c];

const FIELD = 32;
/** Samples per pixel and direction, for antialiasing. */
const FINE = 4;

const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r * r;

/** Square with corners of radius 9, for launchers without masks. */
const rounded: Shape = (x, y) => {
  const dx = Math.max(9 - x, x - 23, 0);
  const dy = Math.max(9 - y, y - 23, 0);
  return dx * dx + dy * dy <= 81;
};

/** Lighter upper half, bounded by the curve from (32, 14) over (18, 24) to (0, 21). */
const gleam: Shape = (x, y) => {
  // x(t) = 32 - 28 t - 4 t², solved for the t at which the curve crosses this column.
  const t = (-28 + Math.sqrt(784 + 16 * (FIELD - x))) / 8;
  return y <= 14 * (1 - t) ** 2 + 48 * t * (1 - t) + 21 * t * t;
};

const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;

const LAYERS: readonly (readonly [Color, Shape])[] = [
  [RED, () => true],
  [LIGHT_RED, gleam],
  [WHITE, circle(16, 16, 9.4)],
  [RED, box(12.6, 10.6, 15.6, 21.4)],
  [RED, box(12.6, 18.7, 20.2, 21.4)],
  [GOLD, circle(20.2, 12.4, 1.9)],
];

export interface IconKind {
  /** Width and height, px. */
  readonly size: number;
  /**
   * True fills the square, for iPhones and launchers that apply a mask; the content stays within 40 % of the center.
   */
  readonly full: boolean;
}

/** Draws the icon; the output is deterministic. */
export function drawIcon({ size, full }: IconKind): Buffer {
  const png = new PNG({ width: size, height: size });
  const shape = full ? () => true : rounded;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) png.data.set(pixel(x, y, FIELD / size, shape), 4 * (y * size + x));
  return PNG.sync.write(png, { deflateLevel: 9 });
}

/** Mean of the samples of a pixel: red, green, blue, opacity. */
function pixel(left: number, top: number, unit: number, shape: Shape): number[] {
  const sum = [0, 0, 0];
  let inside = 0;
  for (let i = 0; i < FINE * FINE; i++) {
    const x = (left + ((i % FINE) + 0.5) / FINE) * unit;
    const y = (top + (Math.floor(i / FINE) + 0.5) / FINE) * unit;
    if (!shape(x, y)) continue;
    inside++;
    const [color] = LAYERS.findLast(([, covers]) => covers(x, y))!;
    for (let c = 0; c < 3; c++) sum[c]! += color[c]!;
  }
  return [...sum.map(total => Math.round(total / Math.max(1, inside))), Math.round((255 * inside) / FINE ** 2)];
}
