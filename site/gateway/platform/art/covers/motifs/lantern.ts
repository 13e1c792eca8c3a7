/** Lanterns in front of the full moon. */
import { circle, ellipse, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { cloud, spark } from '../props.ts';

export const lanterns: Motif = {
  palettes: ['royal', 'crimson', 'steel', 'dusk', 'teal'],
  grounds: ['stars', 'clouds'],
  turns: true,
  draw(brush) {
    const moon =
      circle(
        150,
        140,
        96,
        brush.radial([
          ['#fffbe0', 1, 0],
          ['#ffe9a6', 1, 0.8],
          ['#ffd977', 1, 1],
        ]),
      ) +
      circle(
        150,
        140,
        140,
        brush.radial([
          ['#ffe9a6', 0.55, 0.55],
          ['#ffe9a6', 0, 1],
        ]),
      ) +
      circle(118, 118, 14, '#f0cf7a', 'opacity=".6"') +
      circle(180, 168, 20, '#f0cf7a', 'opacity=".5"') +
      circle(186, 104, 9, '#f0cf7a', 'opacity=".6"');
    const clouds = cloud(44, 216, 0.9, '#fff', 0.9) + cloud(262, 236, 1, '#ffd9ec', 0.85);
    const lantern = (x: number, y: number, size: number) =>
      path(`M${x},0V${y - 50 * size}`, 'none', 'stroke="#ffd75e" stroke-width="3"') +
      group(
        `translate(${x} ${y}) scale(${size})`,
        rect(-24, -58, 48, 14, 4, '#ffd75e') +
          ellipse(0, 0, 58, 50, brush.radial(['#ffdf7a', '#ff5a3c', '#b30f28'], 0.5, 0.55, 0.65)) +
          path(
            'M0,-50V50M-30,-43Q-52,0 -30,43M30,-43Q52,0 30,43',
            'none',
            'stroke="#8f0a1e" stroke-opacity=".55" stroke-width="4"',
          ) +
          rect(-24, 44, 48, 12, 4, '#ffd75e') +
          path(
            'M-14,56V92M-5,56V100M5,56V100M14,56V92',
            'none',
            'stroke="#ff8a3c" stroke-width="5" stroke-linecap="round"',
          ) +
          ellipse(-24, -16, 10, 16, '#fff', 'opacity=".35"'),
      );
    return (
      moon +
      clouds +
      lantern(66, 110, 0.78) +
      lantern(238, 92, 0.66) +
      lantern(158, 164, 1.2) +
      spark(40, 60, 12) +
      spark(214, 196, 10)
    );
  },
};
