/** Compares pictures of a widget on two pages, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Shot {
  readonly png: Buffer;
  /** Radius of the corners in px: what lies outside of them is the page's. */
  readonly radius: number;
}

/**
 * How many pixels differ, antialiasing left out; Infinity where the sizes do. `into` gets the picture of the differences.
 * Pixels outside the rounded corners do not count.
 */
export function differingPixels(one: Shot, other: Shot, into?: (png: Buffer) => void): number {
  const [a, b] = [PNG.sync.read(one.png), PNG.sync.read(other.png)];
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  for (const picture of [a, b]) blankCorners(picture, one.radius);
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold: 0.1 });
  if (count > 0) into?.(PNG.sync.write(diff));
  return count;
}

/** Makes everything outside the rounded corners, and the soft pixel on their edge, one color. */
function blankCorners({ width, height, data }: PNG, radius: number): void {
  for (let y = 0; y < height; y++) {
    const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius));
    if (dy <= 0) continue;
    for (let x = 0; x < width; x++) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius));
      if (dx > 0 && Math.hypot(dx, dy) > radius - 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
  }
}
