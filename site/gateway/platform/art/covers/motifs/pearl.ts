/** A pearl in its shell. */
import { all, circle, ellipse, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble, spark } from '../props.ts';

export const pearl: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'rings', 'stars'],
  draw(brush) {
    const shell = brush.linear(['#ffd9ef', '#e37fc0', '#8a3a8f']);
    const ribs = (y: number, sign: number) =>
      all([-60, -36, -12, 12, 36, 60], turn =>
        path(
          `M150,${y}L${150 + turn * 1.9},${y - sign * (128 - Math.abs(turn) * 0.7)}`,
          'none',
          'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
        ),
      );
    return (
      path(
        'M150,186C60,186 18,130 32,84C52,96 64,52 92,60C106,28 138,28 150,44C162,28 194,28 208,60C236,52 248,96 268,84C282,130 240,186 150,186Z',
        shell,
        'stroke="#6a2470" stroke-width="4" stroke-linejoin="round"',
      ) +
      ribs(184, 1) +
      ellipse(150, 190, 112, 30, '#5a1860') +
      circle(150, 168, 50, brush.radial(['#ffffff', '#fff3fb', '#d8b8e8', '#8f6ab8'], 0.36, 0.3, 0.75)) +
      ellipse(132, 148, 14, 9, '#fff', 'transform="rotate(-32 132 148)"') +
      path(
        'M150,282C66,282 30,232 34,196C70,214 230,214 266,196C270,232 234,282 150,282Z',
        shell,
        'stroke="#6a2470" stroke-width="4" stroke-linejoin="round"',
      ) +
      all([-56, -28, 0, 28, 56], x =>
        path(
          `M${150 + x * 1.5},${212 - Math.abs(x) * 0.1}L${150 + x * 0.9},${272 - Math.abs(x) * 0.3}`,
          'none',
          'stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"',
        ),
      ) +
      spark(192, 132, 24) +
      spark(96, 150, 12) +
      bubble(36, 50, 10) +
      bubble(268, 44, 8)
    );
  },
};
