/** Rasterizes shapes with antialiasing into a PNG. Coordinates refer to a canvas of 64 x 64 units. */
import { PNG } from 'pngjs';

const FIELD = 64;
/** Samples per pixel in each direction. */
const FINE = 4;

type Point = readonly [x: number, y: number];

/** Area, tested point by point, with its bounding box. */
interface Area {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  contains(x: number, y: number): boolean;
}

/** Area with a fill color `#rrggbb`. */
export interface Shape extends Area {
  readonly color: string;
  readonly opacity: number;
}

const shape = (area: Area, color: string, opacity: number): Shape => ({ ...area, color, opacity });

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1): Shape =>
  shape(
    {
      box: [x - rx, y - ry, x + rx, y + ry],
      contains: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1,
    },
    color,
    opacity,
  );

export const disc = (x: number, y: number, r: number, color: string, opacity = 1): Shape =>
  ellipse(x, y, r, r, color, opacity);

/** Creates the area enclosed by a path of `M x,y`, `L x,y`, `Q cx,cy x,y` and `Z` commands. */
export function area(path: string, color: string, opacity = 1): Shape {
  const corners = flatten(path);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const contains = (x: number, y: number) => {
    let inside = false;
    corners.forEach(([ax, ay], index) => {
      const [bx, by] = corners[(index + 1) % corners.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
    return inside;
  };
  return shape({ box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], contains }, color, opacity);
}

/** Creates a stroke with round ends along a path. */
export function stroke(path: string, width: number, color: string, opacity = 1): Shape {
  const points = flatten(path);
  const half = width / 2;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const contains = (x: number, y: number) =>
    points.some((from, index) => {
      const to = points[index + 1];
      return to !== undefined && distance([x, y], from, to) <= half;
    });
  const box = [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half] as const;
  return shape({ box, contains }, color, opacity);
}

/** Mirrors a shape at x = 32. */
export const mirrored = (one: Shape): Shape => {
  const [left, top, right, bottom] = one.box;
  return {
    ...one,
    box: [FIELD - right, top, FIELD - left, bottom],
    contains: (x, y) => one.contains(FIELD - x, y),
  };
};

/** Returns a square PNG of `size` px with a transparent background. Later shapes cover earlier ones. */
export function paint(size: number, shapes: readonly Shape[]): Buffer {
  const image = new PNG({ width: size, height: size });
  for (const one of shapes) lay(image.data, size, one);
  return PNG.sync.write(image);
}

/** Blends a shape onto RGBA pixels. */
function lay(data: Buffer, size: number, { box, contains, color, opacity }: Shape): void {
  const unit = FIELD / size;
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [left, top, right, bottom] = box.map(edge => Math.min(size, Math.max(0, edge / unit))) as [
    number,
    number,
    number,
    number,
  ];
  const [x0, x1, y0, y1] = [Math.floor(left), Math.ceil(right), Math.floor(top), Math.ceil(bottom)];
  const edge = (y: number) => Array.from({ length: x1 - x0 + 1 }, (_, n) => contains((x0 + n) * unit, y * unit));
  let above = edge(y0);
  for (let y = y0; y < y1; y++) {
    const below = edge(y + 1);
    for (let x = x0; x < x1; x++) {
      const corners =
        Number(above[x - x0]) + Number(above[x - x0 + 1]) + Number(below[x - x0]) + Number(below[x - x0 + 1]);
      if (corners === 0) continue;
      // No shape is thinner than a pixel, so the whole pixel is inside if all of its corners are.
      const cover = opacity * (corners === 4 ? 1 : covered(contains, x, y, unit));
      const at = (y * size + x) * 4;
      const under = (data[at + 3]! / 255) * (1 - cover);
      const alpha = cover + under;
      data[at] = Math.round((red * cover + data[at]! * under) / alpha);
      data[at + 1] = Math.round((green * cover + data[at + 1]! * under) / alpha);
      data[at + 2] = Math.round((blue * cover + data[at + 2]! * under) / alpha);
      data[at + 3] = Math.round(alpha * 255);
    }
    above = below;
  }
}

/** Returns the fraction of a pixel that lies inside the shape. */
function covered(contains: Shape['contains'], x: number, y: number, unit: number): number {
  let inside = 0;
  for (let sample = 0; sample < FINE * FINE; sample++) {
    const px = x + ((sample % FINE) + 0.5) / FINE;
    const py = y + (Math.floor(sample / FINE) + 0.5) / FINE;
    if (contains(px * unit, py * unit)) inside++;
  }
  return inside / (FINE * FINE);
}

/** Straight segments per curve. */
const PIECES = 12;

function flatten(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'M' || command === 'L')
      for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
    if (command !== 'Q') continue;
    const [x0, y0] = points.at(-1)!;
    const [cx, cy, x1, y1] = numbers as [number, number, number, number];
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      points.push([a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1]);
    }
  }
  return points;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
