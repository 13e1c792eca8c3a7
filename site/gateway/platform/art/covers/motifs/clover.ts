/** A clover with four leaves, and coins. */
import { all, circle, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, spark } from '../props.ts';

const LEAF = 'M0,-8C-26,-30 -66,-60 -52,-92C-40,-118 -8,-112 0,-92C8,-112 40,-118 52,-92C66,-60 26,-30 0,-8Z';

export const clover: Motif = {
  palettes: ['emerald', 'mint', 'desert', 'teal', 'sunset'],
  grounds: ['rays', 'rings', 'hills'],
  turns: true,
  draw(brush) {
    const leaf = brush.radial(['#d9ff8a', '#4fc02a', '#0f6d1c'], 0.5, 0.6, 0.8);
    return (
      path('M150,150C156,200 140,244 108,276', 'none', 'stroke="#1c7a1f" stroke-width="16" stroke-linecap="round"') +
      path('M150,150C154,198 140,240 110,270', 'none', 'stroke="#7fd84a" stroke-width="5" stroke-linecap="round"') +
      all([0, 90, 180, 270], turn =>
        group(
          `translate(150 142) rotate(${turn + 12})`,
          path(LEAF, '#0b5a18', 'transform="translate(3 5)"') +
            path(LEAF, leaf) +
            path(
              'M0,-14L0,-84M0,-46L-26,-72M0,-46L26,-72',
              'none',
              'stroke="#f0ffd0" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"',
            ),
        ),
      ) +
      circle(150, 142, 14, '#2f9a24') +
      coin(brush, 66, 252, 30, 0.82, -14) +
      coin(brush, 234, 256, 32, 0.82, 14) +
      coin(brush, 190, 276, 22, 0.7) +
      spark(232, 60, 18) +
      spark(60, 70, 12)
    );
  },
};
