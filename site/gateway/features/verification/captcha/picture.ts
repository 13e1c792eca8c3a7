/**
 * Renders captcha images. Properties that OCR software could learn differ from image to image: shapes, stroke styles,
 * positions, sizes and slants of characters, a distortion, the boundary between dark and light areas, and distracting
 * lines.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { PNG } from 'pngjs';
import { GLYPHS, type Point, type Stroke, strokesOf } from './glyphs.ts';

/** Width and height of the image, px; the form shows the image at two thirds of this size. */
const WIDTH = 192;
const HEIGHT = 72;
/** Minimum distance of characters from the edges, px. */
const MARGIN = 5;
/**
 * Maximum length of a segment, px. Longer ones are subdivided before the distortion, which would otherwise leave them
 * straight.
 */
const STRAIGHT = 4;
/** Width of the cleared area around a character, px. */
const HALO = 2.5;

const TURN = 2 * Math.PI;

/** Renders `text` as a PNG. The image has an opaque background, so that it is readable in both themes. */
export function drawCaptcha(text: string): Buffer {
  const warp = createWarp();
  const cover = new Float32Array(WIDTH * HEIGHT);
  const half = between(1.5, 2.1);
  for (const stroke of clutter()) lay(cover, [stroke.map(warp)], line(half * between(0.6, 0.85)));
  for (const strokes of placeLetters(text)) {
    const bent = strokes.map(stroke => divide(stroke).map(warp));
    lay(cover, bent, choosePen(half));
  }
  const ground = createGround();
  const [grain, strength] = [randomBytes(WIDTH * HEIGHT), between(0.04, 0.14)];
  const data = Buffer.alloc(WIDTH * HEIGHT);
  cover.forEach((inked, at) => {
    const tone = ground(at % WIDTH, Math.floor(at / WIDTH), inked) + ((grain[at] ?? 0) - 128) * strength;
    data[at] = Math.max(0, Math.min(255, tone));
  });
  return PNG.sync.write({ width: WIDTH, height: HEIGHT, data } as PNG, {
    colorType: 0,
    inputColorType: 0,
    filterType: 0,
    deflateLevel: 3,
  });
}

const between = (min: number, max: number) => min + (max - min) * (randomInt(2 ** 32) / 2 ** 32);
const pick = <T>(from: readonly T[]): T => from[Math.floor(between(0, from.length))] as T;

/** Places the characters on a curved baseline, each with random size, slant and rotation. The total width varies. */
function placeLetters(text: string): Stroke[][] {
  const sizes = [...text].map(() => ({ wide: between(18, 25), high: between(29, 42) }));
  const gaps = sizes.map(() => between(3, 10));
  const needed = sizes.reduce((sum, { wide }, at) => sum + wide + (gaps[at] ?? 0), 0);
  const shrink = Math.min(1, (WIDTH - 2 * MARGIN) / needed);
  const wave = { height: between(0, 7), phase: between(0, TURN), length: between(18, 40) };
  let left = MARGIN + between(0, WIDTH - 2 * MARGIN - needed * shrink);
  return [...text].map((character, at) => {
    const { wide = 0, high = 0 } = sizes[at] ?? {};
    const x = left + (wide * shrink) / 2;
    const maxOffset = HEIGHT / 2 - MARGIN - high / 2;
    const y = HEIGHT / 2 + clampTo(maxOffset, wave.height * Math.sin(x / wave.length + wave.phase) + between(-7, 7));
    left += (wide + (gaps[at] ?? 0)) * shrink;
    const [turn, slant] = [between(-0.28, 0.28), between(-0.22, 0.22)];
    const shapes = strokesOf(character);
    const shape = shapes.length === 0 ? [] : pick(shapes);
    const serif = between(0, 1) < 0.3;
    return (serif ? [...shape, ...serifsOf(shape)] : shape).map(stroke =>
      stroke.map(([px, py]): Point => {
        const [sx, sy] = [(px - py * slant) * wide * shrink, py * high];
        return [x + sx * Math.cos(turn) - sy * Math.sin(turn), y + sx * Math.sin(turn) + sy * Math.cos(turn)];
      }),
    );
  });
}

const clampTo = (max: number, value: number) => Math.max(-max, Math.min(max, value));

/** Returns short bars at the ends of strokes. */
const serifsOf = (strokes: readonly Stroke[]): Stroke[] =>
  strokes
    .flatMap(stroke => [stroke[0] as Point, stroke.at(-1) as Point])
    .filter(([, y]) => Math.abs(y) > 0.45)
    .map(
      ([x, y]): Stroke => [
        [x - 0.14, y],
        [x + 0.14, y],
      ],
    );

/**
 * Returns distracting strokes: an arc across the characters, and parts of other characters with a similar stroke width.
 */
function clutter(): Stroke[] {
  const parts = Array.from({ length: 2 }, (): Stroke => {
    const whole = pick(pick(strokesOf(pick(GLYPHS))));
    const stroke = whole.slice(0, Math.ceil(whole.length / 2) + 1);
    const [size, turn] = [between(9, 19), between(0, TURN)];
    const [x, y] = [between(0, WIDTH), between(0, HEIGHT)];
    return divide(
      stroke.map(
        ([px, py]): Point => [
          x + size * (px * Math.cos(turn) - py * Math.sin(turn)),
          y + size * (px * Math.sin(turn) + py * Math.cos(turn)),
        ],
      ),
    );
  });
  const [from, to, middle, bow] = [between(-20, 60), between(110, 210), between(8, 64), between(-26, 26)];
  const tilt = between(-16, 16);
  const arc = Array.from({ length: 40 }, (_, n): Point => {
    const t = n / 39;
    return [from + (to - from) * t, middle + tilt * (t - 0.5) + bow * Math.sin(Math.PI * t)];
  });
  return [...parts, arc];
}

/** Creates the distortion: a displacement by waves as long as the image, and by waves as long as a character. */
function createWarp(): (point: Point) => Point {
  const waves = [
    ...Array.from({ length: 2 }, () => ({ length: between(24, 45), height: between(1.5, 3.5) })),
    ...Array.from({ length: 2 }, () => ({ length: between(8, 13), height: between(0.5, 1.1) })),
  ].map(wave => ({ ...wave, across: between(0, TURN), phase: between(0, TURN), push: between(0, TURN) }));
  return ([x, y]) => {
    let [dx, dy] = [0, 0];
    for (const { length, height, across, phase, push } of waves) {
      const by = height * Math.sin((x * Math.cos(across) + y * Math.sin(across)) / length + phase);
      dx += by * Math.cos(push);
      dy += by * Math.sin(push);
    }
    return [x + dx, y + dy];
  };
}

/** Subdivides long segments, so that the distortion also bends straight lines. */
function divide(stroke: Stroke): Stroke {
  return stroke.flatMap(([x, y], at): Point[] => {
    const next = stroke[at + 1];
    if (!next) return [[x, y]];
    const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / STRAIGHT));
    return Array.from(
      { length: pieces },
      (_, n): Point => [x + ((next[0] - x) * n) / pieces, y + ((next[1] - y) * n) / pieces],
    );
  });
}

const edge = (depth: number) => Math.max(0, Math.min(1, depth + 0.5));

/** Stroke style. */
interface Pen {
  /** Distance from the center of a stroke beyond which a pixel is not affected, px. */
  readonly reach: number;
  /** Returns the ink of a pixel, from 0 (none) to 1 (full), by its distance from the center of the stroke in px. */
  readonly ink: (distance: number, x: number, y: number) => number;
  /** Distance between dots, px; undefined for a solid line. */
  readonly step?: number;
}

const line = (half: number): Pen => ({ reach: half + HALO, ink: distance => edge(half - distance) });

/** Returns a random stroke style: thin, thick, hollow, striped or dotted. */
function choosePen(half: number): Pen {
  const kind = between(0, 1);
  if (kind < 0.35) return line(half * between(0.9, 1.2));
  if (kind < 0.55) return line(half * between(1.5, 1.9));
  if (kind < 0.75) {
    const [middle, rim] = [half * between(1.4, 1.7), half * 0.5];
    return { reach: middle + rim + HALO, ink: distance => edge(rim - Math.abs(distance - middle)) };
  }
  if (kind < 0.9) return { ...line(half * 1.15), step: half * between(2.5, 2.8) };
  const [turn, length, fat] = [between(0, Math.PI), between(4, 5) / TURN, half * between(1.8, 2.1)];
  const [dx, dy] = [Math.cos(turn) / length, Math.sin(turn) / length];
  return {
    reach: fat + HALO,
    ink: (distance, x, y) => edge(fat - distance) * edge(Math.sin(x * dx + y * dy) * 2 + 1),
  };
}

/** Draws the strokes of one character over the existing ink. */
function lay(cover: Float32Array, strokes: readonly Stroke[], pen: Pen): void {
  const near = new Float32Array(cover.length).fill(pen.reach);
  for (const stroke of strokes) {
    const parts = pen.step === undefined ? stroke.slice(1) : dotsOf(stroke, pen.step);
    parts.forEach((to, at) => {
      measure(near, pen.step === undefined ? (stroke[at] as Point) : to, to, pen.reach);
    });
  }
  for (let at = 0; at < near.length; at++) {
    const distance = near[at] ?? pen.reach;
    if (distance >= pen.reach) continue;
    // Clears a narrow area around the character, so that people can distinguish overlapping shapes.
    const cleared = (cover[at] ?? 0) * edge(distance - pen.reach + HALO / 2);
    cover[at] = Math.max(cleared, pen.ink(distance, at % WIDTH, Math.floor(at / WIDTH)));
  }
}

/** Lowers the distances of nearby pixels to the distance from a line segment, px. */
function measure(near: Float32Array, [fromX, fromY]: Point, [toX, toY]: Point, reach: number): void {
  const [runX, runY] = [toX - fromX, toY - fromY];
  const square = runX * runX + runY * runY || 1;
  const lastX = Math.min(WIDTH - 1, Math.floor(Math.max(fromX, toX) + reach));
  const lastY = Math.min(HEIGHT - 1, Math.floor(Math.max(fromY, toY) + reach));
  for (let y = Math.max(0, Math.ceil(Math.min(fromY, toY) - reach)); y <= lastY; y++) {
    for (let x = Math.max(0, Math.ceil(Math.min(fromX, toX) - reach)); x <= lastX; x++) {
      const share = Math.max(0, Math.min(1, ((x - fromX) * runX + (y - fromY) * runY) / square));
      const [offX, offY] = [x - fromX - runX * share, y - fromY - runY * share];
      const distance = Math.sqrt(offX * offX + offY * offY);
      if (distance < (near[y * WIDTH + x] ?? 0)) near[y * WIDTH + x] = distance;
    }
  }
}

/** Returns points along a stroke at a distance of `step` px. */
function dotsOf(stroke: Stroke, step: number): Stroke {
  const dots: Point[] = [];
  let left = 0;
  stroke.slice(1).forEach(([toX, toY], at) => {
    const [fromX, fromY] = stroke[at] as Point;
    const length = Math.hypot(toX - fromX, toY - fromY);
    for (; left <= length; left += step) {
      const share = left / (length || 1);
      dots.push([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    }
    left -= length;
  });
  return dots;
}

/**
 * Creates the colors of the image: light ink on a dark ground or dark ink on a light ground, with a varying tone. Both
 * change across the image.
 */
function createGround(): (x: number, y: number, cover: number) => number {
  const borders = Array.from({ length: randomInt(1, 3) }, () => ({
    across: between(0, TURN),
    at: between(-0.5, 0.5) * WIDTH,
    bow: between(4, 12),
    length: between(9, 20),
  }));
  const shade = { across: between(0, TURN), length: between(20, 60), phase: between(0, TURN) };
  const [paper, ink, turned] = [between(208, 240), between(20, 62), between(0, 1) < 0.5];
  return (x, y, cover) => {
    const [cx, cy] = [x - WIDTH / 2, y - HEIGHT / 2];
    const dark = borders.reduce((other, { across, at, bow, length }) => {
      const [sin, cos] = [Math.sin(across), Math.cos(across)];
      return cx * cos + cy * sin + bow * Math.sin((cy * cos - cx * sin) / length) > at ? !other : other;
    }, turned);
    const tone = 14 * Math.sin((x * Math.cos(shade.across) + y * Math.sin(shade.across)) / shade.length + shade.phase);
    const inked = dark ? 1 - cover : cover;
    return paper + (ink - paper) * inked + tone;
  };
}
