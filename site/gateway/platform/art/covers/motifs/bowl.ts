/** A lifted bowl above four coins on a plate. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { shadow, spark } from '../props.ts';

const PIECES = [
  [112, 232, '#ffffff'],
  [160, 224, '#d3152f'],
  [144, 248, '#ffffff'],
  [194, 240, '#d3152f'],
] as const;

export const bowl: Motif = {
  palettes: ['crimson', 'emerald', 'ink', 'royal', 'rose'],
  grounds: ['clouds', 'rays', 'felt'],
  turns: true,
  draw(brush) {
    const china = brush.linear(['#ffffff', '#dfe8ff', '#8fa4d8']);
    return (
      shadow(150, 268, 124) +
      ellipse(150, 244, 126, 34, '#8fa4d8') +
      ellipse(150, 236, 126, 34, china) +
      ellipse(150, 236, 104, 25, '#f6f9ff', 'stroke="#1d4fb8" stroke-opacity=".55" stroke-width="4"') +
      all(
        PIECES,
        ([x, y, color]) =>
          ellipse(x, y + 4, 21, 11, '#000', 'opacity=".25"') +
          ellipse(x, y, 21, 11, color, 'stroke="#7a0a1c" stroke-width="2"'),
      ) +
      circle(
        150,
        190,
        70,
        brush.radial([
          ['#fff6c4', 0.9, 0],
          ['#ffd75e', 0.3, 0.5],
          ['#ffd75e', 0, 1],
        ]),
      ) +
      group(
        'translate(150 116) rotate(-14)',
        path(
          'M-102,26C-98,-66 -42,-88 0,-88C42,-88 98,-66 102,26Q0,56 -102,26Z',
          china,
          'stroke="#5a6fa8" stroke-width="3"',
        ) +
          ellipse(0, 27, 101, 19, '#3a4a7a') +
          path(
            'M-34,-84Q-30,-104 0,-104Q30,-104 34,-84Q0,-72 -34,-84Z',
            '#c8d4f2',
            'stroke="#5a6fa8" stroke-width="3"',
          ) +
          path('M-86,-8Q0,24 86,-8M-92,10Q0,42 92,10', 'none', 'stroke="#1d4fb8" stroke-width="5"') +
          path(
            'M-40,-40C-20,-62 20,-62 40,-40C20,-18 -20,-18 -40,-40ZM-16,-40A16,12 0 1 0 16,-40A16,12 0 1 0 -16,-40Z',
            '#1d4fb8',
            'fill-rule="evenodd"',
          ) +
          path('M-78,-20C-70,-50 -54,-66 -38,-72', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round"'),
      ) +
      spark(234, 186, 16) +
      spark(60, 196, 12)
    );
  },
};
