/** Crosshairs on a target. */
import { all, circle, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

const HOLES = [
  [176, 124],
  [118, 176],
  [134, 112],
] as const;

export const target: Motif = {
  palettes: ['neon', 'steel', 'ink', 'jungle', 'dusk'],
  grounds: ['grid', 'stripes', 'rings'],
  draw(brush, tones) {
    const ring = (r: number, fill: string) => circle(150, 146, r, fill);
    return (
      circle(150, 154, 114, '#000', 'opacity=".35"') +
      all(
        [
          [114, '#d3152f'],
          [92, '#ffffff'],
          [70, '#d3152f'],
          [48, '#ffffff'],
          [26, '#d3152f'],
        ] as const,
        ([r, fill]) => ring(r, fill),
      ) +
      circle(
        150,
        146,
        114,
        brush.radial(
          [
            ['#fff', 0.45, 0],
            ['#fff', 0, 0.5],
            ['#000', 0.35, 1],
          ],
          0.34,
          0.28,
          0.85,
        ),
      ) +
      circle(150, 146, 82, 'none', `stroke="${tones.glow}" stroke-width="7"`) +
      path(
        'M150,24V96M150,196V268M28,146H100M200,146H272',
        'none',
        `stroke="${tones.glow}" stroke-width="8" stroke-linecap="round"`,
      ) +
      all(
        HOLES,
        ([x, y]) =>
          circle(x, y, 11, '#1b0d12') +
          circle(x - 2, y - 2, 11, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="2.5"') +
          path(
            `M${x},${y}l16,-12M${x},${y}l-15,-8M${x},${y}l4,18`,
            'none',
            'stroke="#1b0d12" stroke-width="3" stroke-linecap="round"',
          ),
      ) +
      circle(150, 146, 8, '#fff') +
      spark(232, 62, 18)
    );
  },
};
