/** Compares screenshots of a widget on two pages, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Shot {
  readonly png: Buffer;
  /** Corner radius in px; pixels outside of the rounded corners belong to the page. */
  readonly radius: number;
}

/**
 * Number of differing pixels without antialiasing; Infinity for different sizes. `into` gets the diff image. Pixels
 * outside the rounded corners do not count.
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

/** Paints everything outside the rounded corners, and the antialiased pixel on their edge, in one color. */
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
