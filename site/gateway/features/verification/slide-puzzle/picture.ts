/**
 * Renders slide puzzles (S37): a generated landscape with several gaps at the same height, and a piece whose outline
 * fits one of them. The content of the piece is unrelated to that of the gap, so that a comparison of both images
 * reveals nothing.
 */
import { PNG } from 'pngjs';
import { clamp, drawIllustration, mix, type Rgb } from './scenery.ts';
import { depthInside, otherShape, PIECE_SIZE, randomShape, type Shape } from './shape.ts';

/** Size of the image, px. Positions have the same unit. */
export const PICTURE = { width: 280, height: 150 } as const;
/** Minimum distance of a gap from the left edge, where the piece starts, and from the right edge, px. */
export const LEFT_MARGIN = 52;
export const MARGIN = 8;

/** Width of antialiased edges, px. */
const SOFT = 1;
/** Minimum distance between two gaps, px. */
const BETWEEN = 2;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

export interface SlidePicture {
  /** Landscape with the gaps, PNG. */
  readonly background: Buffer;
  /** Piece, a PNG of PIECE_SIZE x PIECE_SIZE that is transparent outside of the outline. */
  readonly piece: Buffer;
}

/** Gap, filled with the content of another part of the image. */
interface Gap {
  readonly shape: Shape;
  readonly x: number;
  /** Darkening of that content, 0 to 1; negative values lighten. */
  readonly shade: number;
  /** Contrast of the gap's edge, 0 to 1. */
  readonly edge: number;
  readonly from: Place;
}

/**
 * Upper left corner of the square from which content is copied. The copy is mirrored, so that it cannot be found in the
 * image.
 */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Renders an image in which the upper left corner of the correct gap is at `x`, `y`.
 * @param random returns numbers in [0, 1)
 */
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
    // The correct gap has less contrast than decoys, so that the most visible gap is not the answer.
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

/** Lightens a color by a fraction; negative values darken. */
const lit = (color: Rgb, by: number): Rgb => mix(color, by < 0 ? BLACK : WHITE, Math.abs(by));

/** Returns the left edges of the decoy gaps: as many as fit to the left and right of the correct gap at `x`. */
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

/**
 * Returns the color of a pixel in a gap, which looks recessed: dark at the upper left edge, light at the lower right
 * edge.
 */
function gapColor({ shape, shade, edge }: Gap, below: Rgb, inside: Rgb, x: number, y: number): Rgb {
  const depth = depthInside(shape, x, y);
  const filled = mix(below, lit(inside, -shade), clamp(depth / SOFT + 0.5));
  const rim = clamp(1.4 - Math.abs(depth)) * edge;
  if (rim === 0) return filled;
  const slope = depthInside(shape, x + 1, y) + depthInside(shape, x, y + 1) - 2 * depth;
  return mix(filled, slope > 0 ? BLACK : WHITE, rim);
}

/** Encodes a PNG without chunks for metadata. */
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
