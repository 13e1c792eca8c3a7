/**
 * Illustration of a banner, 716 x 312 units: a motif with light behind it on the right, and a dark area for texts on
 * the left.
 */
import type { Brush } from './covers/brush.ts';
import { motifOf } from './covers/motifs.ts';
import type { Tones } from './covers/palettes.ts';
import { spark } from './covers/props.ts';
import { circle, group, path, rect } from './shapes.ts';

export const BANNER_WIDTH = 716;
export const BANNER_HEIGHT = 312;

/** Center of the motif, units. */
const X = 540;
const Y = 156;
const RAYS = 18;

/**
 * Draws the illustration.
 * @param next returns numbers in [0, 1), always in the same sequence for the same banner
 */
export function bannerIllustration(motif: string, tones: Tones, brush: Brush, next: () => number): string {
  const at = (angle: number) => `${(X + 760 * Math.cos(angle)).toFixed(0)},${(150 + 760 * Math.sin(angle)).toFixed(0)}`;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const from = (index * 2 * Math.PI) / RAYS;
    return `M${X},150L${at(from)}L${at(from + Math.PI / RAYS)}Z`;
  });
  const whole = (fill: string) => rect(0, 0, BANNER_WIDTH, BANNER_HEIGHT, 0, fill);
  return (
    whole(brush.linear([tones.lower, tones.upper, tones.upper], 1, 0.3)) +
    path(rays.join(''), tones.glow, 'opacity=".16"') +
    circle(
      X,
      Y,
      300,
      brush.radial([
        [tones.glow, 0.9, 0],
        [tones.glow, 0.2, 0.55],
        [tones.glow, 0, 1],
      ]),
    ) +
    whole(
      brush.linear(
        [
          [tones.deep, 0.82, 0],
          [tones.deep, 0.5, 0.4],
          [tones.deep, 0, 0.68],
        ],
        1,
        0,
      ),
    ) +
    Array.from({ length: 12 }, () => spark(360 + next() * 340, next() * 300, 5 + next() * 9, tones.title[1])).join('') +
    group('translate(386 2) scale(1.04)', motifOf(motif, 0).draw(brush, tones, next))
  );
}

/** Returns a complete SVG document with the drawing of a banner. */
export const bannerDocument = (body: string, brush: Brush): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}"><defs>${brush.definitions()}</defs>${body}</svg>`;
