/**
 * Shapes of captcha characters. A point is two digits: column 0 to 6, row 0 (top) to 8 (bottom). Points of a stroke are
 * separated by blanks; `~` makes the stroke a curve; `|` separates strokes. A character has several shapes, some of
 * them lowercase, because answers ignore case.
 */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  A: ['08 30 68|15 55', '~08 13 30 53 68|15 55', '08 20 40 68|15 55'],
  B: ['00 08|~00 40 52 44 04|~04 44 66 48 08', '00 08|~04 23 43 55 56 48 28 07', '00 08|00 40 52 44 04|44 66 48 08'],
  C: ['~61 40 20 03 05 28 48 67', '61 40 20 02 06 28 48 67', '~60 20 02 06 28 68'],
  D: ['00 08|~00 30 52 64 56 38 08', '60 68|~64 43 23 05 06 18 48 67', '00 08|00 40 62 66 48 08'],
  E: ['60 00 08 68|04 44', '05 55|~55 43 23 05 07 28 38 57'],
  H: ['00 08|60 68|04 64', '00 08|~05 23 43 55 58', '10 08|60 58|04 64'],
  J: ['~50 53 56 38 18 06|20 60', '60 66 48 18 06', '~60 55 47 28 06'],
  K: ['00 08|60 04 68', '00 08|~60 24 04|~04 34 68', '00 08|60 05|33 68'],
  L: ['00 08 68', '20 08 58'],
  M: ['08 00 35 60 68', '08 10 35 50 68', '03 08|~05 13 23 35 38|~35 43 53 65 68'],
  N: ['08 00 68 60', '~08 03 00|00 68|~68 65 60', '08 10 58 60'],
  P: ['00 08|~00 40 62 45 05', '00 08|00 50 61 63 54 04'],
  R: ['00 08|~00 40 52 44 04|34 68', '00 08|00 50 61 63 54 04|~24 46 68'],
  T: ['00 60|30 38', '~01 20 40 61|30 38'],
  U: ['~00 05 28 48 65 60', '00 06 28 48 66 60', '~00 05 28 48 65 60|60 68'],
  W: ['00 18 33 58 60', '00 08 34 68 60', '~00 17 34|~34 57 60'],
  X: ['00 68|60 08', '~00 23 34 68|~60 43 34 08'],
  Y: ['00 34 60|34 38', '~00 24 34|~60 54 34|34 38', '00 35|60 18'],
  3: ['~01 30 52 34|~34 66 38 07', '00 60 23|~23 55 56 38 07'],
  4: ['48 40 06 66', '20 05 65|42 48'],
  7: ['00 60 28', '00 60 28|14 54', '~00 20 60|~60 34 28'],
  9: ['~63 44 24 02 20 40 62 65 48 18', '~63 44 24 02 20 40 62 65|65 58'],
};

/** Characters that captchas contain; characters that are easily confused are missing. */
export const GLYPHS = Object.keys(SHAPES);

/** Point with x to the right and y down; a character extends from about -0.5 to 0.5 in both directions. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const COLUMNS = 6;
const ROWS = 8;
/** Number of points per curve segment. */
const STEPS = 5;

/** Returns all shapes of a character, each as strokes; empty for an unsupported character. */
export const strokesOf = (character: string): readonly (readonly Stroke[])[] =>
  (SHAPES[character] ?? []).map(shape => shape.split('|').map(readStroke));

function readStroke(text: string): Stroke {
  const corners = [...text.matchAll(/(\d)(\d)/g)].map(
    ([, x, y]): Point => [Number(x) / COLUMNS - 0.5, Number(y) / ROWS - 0.5],
  );
  return text.startsWith('~') ? curveThrough(corners) : corners;
}

/** Returns the points of a Catmull-Rom curve through the corners. */
function curveThrough(corners: Stroke): Stroke {
  const corner = (at: number) => corners[Math.min(corners.length - 1, Math.max(0, at))] as Point;
  const axis = (at: number, t: number, of: 0 | 1) => {
    const [a, b, c, d] = [corner(at - 1)[of], corner(at)[of], corner(at + 1)[of], corner(at + 2)[of]];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const inner = corners
    .slice(1)
    .flatMap((_, at) =>
      Array.from({ length: STEPS }, (_, step): Point => [axis(at, step / STEPS, 0), axis(at, step / STEPS, 1)]),
    );
  return [...inner, corner(corners.length - 1)];
}
