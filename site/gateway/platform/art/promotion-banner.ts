/** Wide image above the text of a promotion: a motif in the center, without text. */

import { BANNER_HEIGHT, BANNER_WIDTH, bannerDocument } from './banner-illustration.ts';
import { createBrush } from './covers/brush.ts';
import { motifOf } from './covers/motifs.ts';
import { coin, spark } from './covers/props.ts';
import { tonesOf } from './home-banner.ts';
import { chance } from './seeded-random.ts';
import { circle, group, path, rect } from './shapes.ts';

const MIDDLE = BANNER_WIDTH / 2;
const Y = 150;
const RAYS = 22;
const COINS = 5;

/** Returns the image of a promotion as an SVG document of 716 x 312 units. */
export function promotionBanner(scene: string, id: number): string {
  const [name = ''] = scene.split('-');
  const tones = tonesOf(scene, id);
  const brush = createBrush();
  const next = chance(id * 40_503 + 11);
  const at = (angle: number) =>
    `${(MIDDLE + 460 * Math.cos(angle)).toFixed(0)},${(Y + 460 * Math.sin(angle)).toFixed(0)}`;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const from = (index * 2 * Math.PI) / RAYS;
    return `M${MIDDLE},${Y}L${at(from)}L${at(from + Math.PI / RAYS)}Z`;
  });
  // Coins fly outward on both sides; they grow with the distance from the center.
  const coins = Array.from({ length: COINS }, (_, index) => {
    const away = 150 + index * 46;
    const size = 9 + index * 4;
    const [left, right] = [30 + next() * 240, 30 + next() * 240];
    return (
      coin(brush, MIDDLE - away, left, size, 0.75, -30 + next() * 60) +
      coin(brush, MIDDLE + away, right, size, 0.75, -30 + next() * 60)
    );
  });
  const body =
    rect(0, 0, BANNER_WIDTH, BANNER_HEIGHT, 0, brush.linear([tones.upper, tones.lower])) +
    path(rays.join(''), tones.glow, 'opacity=".2"') +
    circle(
      MIDDLE,
      Y,
      280,
      brush.radial([
        [tones.glow, 0.95, 0],
        [tones.glow, 0.25, 0.5],
        [tones.glow, 0, 1],
      ]),
    ) +
    path(`M0,262Q${MIDDLE},206 ${BANNER_WIDTH},262V${BANNER_HEIGHT}H0Z`, tones.deep, 'opacity=".45"') +
    coins.join('') +
    Array.from({ length: 14 }, () => spark(next() * BANNER_WIDTH, next() * 260, 4 + next() * 9, tones.title[1])).join(
      '',
    ) +
    group(`translate(${MIDDLE - 156} 2) scale(1.04)`, motifOf(name, 0).draw(brush, tones, next));
  return bannerDocument(body, brush);
}
