/**
 * Draws the slide puzzle (S37): a made-up landscape with several gaps at one height, and a piece that fits one of them by its outline
 * alone. Neither what the piece shows nor what shows in its gap was there before, so comparing the two pictures finds nothing.
 */
import { PNG } from 'pngjs';
import { clamp, drawIllustration, mix, type Rgb } from './scenery.ts';
import { depthInside, otherShape, PIECE_SIZE, randomShape, type Shape } from './shape.ts';

/** Size of the picture, px; positions are counted in it. */
export const PICTURE = { width: 280, height: 150 } as const;
/** Least distance of a gap from the left, where the piece starts, and from the other edges, px. */
export const LEFT_MARGIN = 52;
export const MARGIN = 8;

/** px over which an edge turns from inside to outside. */
const SOFT = 1;
/** Least distance between two gaps, px. */
const BETWEEN = 2;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

export interface SlidePicture {
  /** PNG with the gaps. */
  readonly background: Buffer;
  /** PNG of PIECE_SIZE x PIECE_SIZE, transparent around the piece. */
  readonly piece: Buffer;
}

/** A gap, and how it looks: what is made of the picture below it is taken from another place. */
interface Gap {
  readonly shape: Shape;
  readonly x: number;
  /** How much darker than that place, 0 to 1; lighter below 0. */
  readonly shade: number;
  /** How much its edge stands out, 0 to 1. */
  readonly edge: number;
  readonly from: Place;
}

/** Where the left upper corner of a square lies; mirrored, so that nothing in it is to be found as it is. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Draws a picture whose right gap has its left upper corner at `x`, `y`. @param random numbers from 0 to under 1 */
export function drawSlidePicture(x: number, y: number, random: () => number): SlidePicture {
  const between = (min: number, max: number) => min + random() * (max - min);
  const pixels = drawIllustration(PICTURE.width, PICTURE.height, random);
  const scene = (px: number, py: number) => pixels[py * PICTURE.width + px] as Rgb;
  const mirrored = ({ x: left, y: top }: Place, px: number, py: number) => scene(left + PIECE_SIZE - 1 - px, top + py);
  const anywhere = (): Place => ({
    x: Math.floor(between(0, PICTURE.width - PIECE_SIZE)),
    y: Math.floor(between(0, PICTURE.height - PIECE_SIZE)),
  });

  const shape = randomShape(random);
  const gaps: Gap[] = [
    // Fainter than others may be: what stands out most is not the answer.
    { shape, x, shade: between(-0.3, 0.28), edge: between(0.28, 0.5), from: anywhere() },
    ...decoyPositions(x, random).map(
      (other): Gap => ({
        shape: otherShape(shape, random),
        x: other,
        shade: between(-0.2, 0.5),
        edge: between(0.5, 0.9),
        from: anywhere(),
      }),
    ),
  ];
  const background = paint(PICTURE.width, PICTURE.height, (px, py) => {
    const color = gaps.reduce(
      (below, gap) => {
        const [atX, atY] = [px - gap.x, py - y];
        if (atX < 0 || atX >= PIECE_SIZE || atY < 0 || atY >= PIECE_SIZE) return below;
        return gapColor(gap, below, mirrored(gap.from, atX, atY), atX, atY);
      },
      scene(px, py),
    );
    return [...color, 255];
  });
  const own = anywhere();
  const tone = between(-0.14, 0.14);
  const rim = random() < 0.5 ? BLACK : WHITE;
  const piece = paint(PIECE_SIZE, PIECE_SIZE, (px, py) => {
    const depth = depthInside(shape, px, py);
    return [
      ...mix(lit(mirrored(own, px, py), tone), rim, clamp(1 - depth / 2.4) * 0.6),
      255 * clamp(depth / SOFT + 0.5),
    ];
  });
  return { background, piece };
}

/** Lighter by a share, or darker by one below 0. */
const lit = (color: Rgb, by: number): Rgb => mix(color, by < 0 ? BLACK : WHITE, Math.abs(by));

/** Left edges of gaps that are none of the piece's: as many as there is room for on both sides of the right one, at `x`. */
export function decoyPositions(x: number, random: () => number): number[] {
  const step = PIECE_SIZE + BETWEEN;
  const fill = (min: number, max: number): number[] => {
    const count = Math.floor((max - min) / step);
    const spare = max - min - count * step;
    const shifts = Array.from({ length: count }, () => random() * spare).sort((a, b) => a - b);
    return shifts.map((shift, at) => Math.floor(min + at * step + shift));
  };
  return [...fill(LEFT_MARGIN, x), ...fill(x + step, PICTURE.width - MARGIN + BETWEEN)];
}

/** Something deeper, with a shadow along its upper left edge and light along the lower right one. */
function gapColor({ shape, shade, edge }: Gap, below: Rgb, inside: Rgb, x: number, y: number): Rgb {
  const depth = depthInside(shape, x, y);
  const filled = mix(below, lit(inside, -shade), clamp(depth / SOFT + 0.5));
  const rim = clamp(1.4 - Math.abs(depth)) * edge;
  if (rim === 0) return filled;
  const slope = depthInside(shape, x + 1, y) + depthInside(shape, x, y + 1) - 2 * depth;
  return mix(filled, slope > 0 ? BLACK : WHITE, rim);
}

/** A PNG without any chunk but its pixels. */
function paint(
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly [...Rgb, alpha: number],
): Buffer {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) image.data.set(pixel(x, y).map(Math.round), (y * width + x) * 4);
  }
  return PNG.sync.write(image, { filterType: 4, deflateLevel: 6 });
}
