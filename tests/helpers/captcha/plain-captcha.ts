/**
 * Baseline of the captcha attack: an easy captcha that the neural network must solve, which shows that the attack
 * works.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { PNG } from 'pngjs';

const WIDTH = 150;
const HEIGHT = 52;
/** Pixels per dot of the font. */
const DOT = 4.4;
const COLUMNS = 5;
const ROWS = 7;
const FIRST_X = 19;
const STEP_X = 28;
const PAPER = 250;
const INK = 205;

/**
 * Glyphs of seven rows with five dots each; two hex digits encode a row. Characters that are easily confused are
 * omitted.
 */
const FONT: Readonly<Record<string, string>> = {
  A: '0E11111F111111',
  B: '1E11111E11111E',
  C: '0E11101010110E',
  D: '1E11111111111E',
  E: '1F10101E10101F',
  F: '1F10101E101010',
  H: '1111111F111111',
  J: '0702020202120C',
  K: '11121418141211',
  L: '1010101010101F',
  M: '111B1515111111',
  N: '11111915131111',
  P: '1E11111E101010',
  R: '1E11111E141211',
  T: '1F040404040404',
  U: '1111111111110E',
  W: '1111111515150A',
  X: '11110A040A1111',
  Y: '11110A04040404',
  3: '1F02040201110E',
  4: '02060A121F0202',
  7: '1F010204080808',
  9: '0E11110F01020C',
};

export const PLAIN_GLYPHS = Object.keys(FONT);

/** Returns a PNG of `text`, dark on light so that it is readable in both themes. */
export function drawPlainCaptcha(text: string): Buffer {
  const wave = { x: between(1.5, 2.5), y: between(2, 3.5), phase: between(0, 6), turn: between(0, 6) };
  const glyphs = [...text].map((character, index) => ({
    dots: FONT[character] ?? '',
    x: FIRST_X + index * STEP_X + between(-2, 2),
    y: HEIGHT / 2 + between(-4, 4),
    angle: between(-0.3, 0.3),
  }));
  const curves = Array.from({ length: 3 }, () => ({
    middle: between(12, HEIGHT - 12),
    height: between(4, 12),
    length: between(14, 30),
    phase: between(0, 6),
  }));
  const grain = randomBytes(WIDTH * HEIGHT);
  const data = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const bentX = x + wave.x * Math.sin(y / 7 + wave.phase);
      const bentY = y + wave.y * Math.sin(x / 19 + wave.turn);
      const inked = Math.max(0, ...glyphs.map(glyph => inkOf(glyph, bentX, bentY)));
      const crossed = curves.some(
        ({ middle, height, length, phase }) => Math.abs(y - middle - height * Math.sin(x / length + phase)) < 0.9,
      );
      const at = y * WIDTH + x;
      data[at] = PAPER - INK * Math.max(inked, crossed ? 0.6 : 0) - (grain[at] ?? 0) / 12;
    }
  }
  return PNG.sync.write({ width: WIDTH, height: HEIGHT, data } as PNG, { colorType: 0, inputColorType: 0 });
}

interface Glyph {
  readonly dots: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Ink of a letter at a point, 0 to 1: adjacent dots blend, so that strokes are smooth. */
function inkOf({ dots, x, y, angle }: Glyph, atX: number, atY: number): number {
  const [dx, dy] = [(atX - x) / DOT, (atY - y) / DOT];
  const column = dx * Math.cos(angle) + dy * Math.sin(angle) + COLUMNS / 2 - 0.5;
  const row = dy * Math.cos(angle) - dx * Math.sin(angle) + ROWS / 2 - 0.5;
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, below] = [column - left, row - top];
  const blend =
    (dotAt(dots, left, top) * (1 - right) + dotAt(dots, left + 1, top) * right) * (1 - below) +
    (dotAt(dots, left, top + 1) * (1 - right) + dotAt(dots, left + 1, top + 1) * right) * below;
  return Math.min(1, Math.max(0, (blend - 0.3) * 4));
}

function dotAt(dots: string, column: number, row: number): number {
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return 0;
  return (Number.parseInt(dots.slice(row * 2, row * 2 + 2), 16) >> (COLUMNS - 1 - column)) & 1;
}

const between = (min: number, max: number) => min + (max - min) * (randomInt(1_000_000) / 1_000_000);
