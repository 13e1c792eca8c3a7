/** Draws the slide puzzle (S37): a made-up landscape, the piece cut out of it, and the hole it left. */
import { PNG } from 'pngjs';
import { clamp, mix, paintScene, type Rgb } from './slide-scene.ts';

/** Size of the picture, px; positions are counted in it. */
export const PICTURE = { width: 280, height: 150 } as const;
/** Width and height of the piece with its knobs, px. */
export const PIECE_SIZE = 52;

const KNOB_RADIUS = 8;
/** Edge of the body of the piece; knobs stand out at its top and right, and are missing at its left. */
const BODY = PIECE_SIZE - KNOB_RADIUS - 2;
/** px over which an edge turns from inside to outside. */
const SOFT = 1;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

export interface SlidePicture {
  /** PNG with the hole. */
  readonly background: Buffer;
  /** PNG of PIECE_SIZE x PIECE_SIZE, transparent around the piece. */
  readonly piece: Buffer;
}

/** Draws a picture whose hole has its left upper corner at `x`, `y`. @param random numbers from 0 to under 1 */
export function drawSlidePicture(x: number, y: number, random: () => number): SlidePicture {
  const pixels = paintScene(PICTURE.width, PICTURE.height, random);
  const scene = (px: number, py: number) => pixels[py * PICTURE.width + px] as Rgb;
  const background = paint(PICTURE.width, PICTURE.height, (px, py) => {
    const depth = depthInside(px - x, py - y);
    return [...holeColour(scene(px, py), depth), 255];
  });
  const piece = paint(PIECE_SIZE, PIECE_SIZE, (px, py) => {
    const depth = depthInside(px, py);
    return [...edgeColour(scene(px + x, py + y), depth), 255 * clamp(depth / SOFT + 0.5)];
  });
  return { background, piece };
}

/** How deep a point of the piece's own square lies inside its outline, px; negative outside. */
function depthInside(x: number, y: number): number {
  const top = PIECE_SIZE - BODY;
  const middle = top + BODY / 2;
  const body = Math.min(x - 1, BODY - x, y - top, PIECE_SIZE - 1 - y);
  const knobAbove = KNOB_RADIUS - Math.hypot(x - BODY / 2, y - top);
  const knobRight = KNOB_RADIUS - Math.hypot(x - BODY, y - middle);
  const dentLeft = Math.hypot(x - 1, y - middle) - KNOB_RADIUS;
  return Math.min(Math.max(body, knobAbove, knobRight), dentLeft);
}

/** The hole: darker, darkest along its edge, as if something lay deeper, with a line of light around it. */
function holeColour(colour: Rgb, depth: number): Rgb {
  const inside = clamp(depth / SOFT + 0.5);
  const shaded = mix(colour, BLACK, inside * (0.5 + 0.2 * clamp(1 - depth / 4)));
  return mix(shaded, WHITE, clamp(1.2 - Math.abs(depth)) * 0.45);
}

/** The piece: a light rim that fades inwards. */
const edgeColour = (colour: Rgb, depth: number): Rgb => mix(colour, WHITE, clamp(1 - depth / 2.4) * 0.75);

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
