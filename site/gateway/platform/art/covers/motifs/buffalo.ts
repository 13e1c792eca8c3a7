/** The head of a buffalo. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';

const SIDES = [-1, 1];

export const buffalo: Motif = {
  palettes: ['desert', 'ember', 'sunset', 'ice', 'jungle'],
  grounds: ['hills', 'rays', 'stripes'],
  draw(brush) {
    const hide = brush.radial(['#9a5a34', '#6d3a1e', '#34170a'], 0.5, 0.3, 0.75);
    const horn = brush.linear(['#fffbe6', '#e7c98f', '#8f6232']);
    return (
      all(SIDES, side =>
        group(
          `translate(150 0) scale(${side} 1)`,
          path(
            'M56,96C96,104 128,84 124,30C160,84 140,146 70,140Z',
            horn,
            'stroke="#4a2a10" stroke-width="4" stroke-linejoin="round"',
          ) +
            path(
              'M70,132C110,136 132,110 134,78',
              'none',
              'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
            ) +
            path('M70,138C102,134 122,150 124,164C98,176 76,170 64,156Z', '#5a2c14'),
        ),
      ) +
      path('M150,66C206,66 232,96 226,136C220,186 204,262 150,268C96,262 80,186 74,136C68,96 94,66 150,66Z', hide) +
      path(
        'M150,58C190,54 214,78 212,104Q196,92 186,112Q172,92 150,116Q128,92 114,112Q104,92 88,104C86,78 110,54 150,58Z',
        '#2a1208',
      ) +
      all(SIDES, side =>
        group(
          `translate(150 0) scale(${side} 1)`,
          path('M24,136Q44,122 66,140', 'none', 'stroke="#2a1208" stroke-width="9" stroke-linecap="round"') +
            ellipse(44, 152, 16, 14, '#ffd75e') +
            circle(42, 153, 9, '#1b0d05') +
            circle(39, 149, 3.5, '#fff'),
        ),
      ) +
      path(
        'M104,206Q150,176 196,206C204,244 180,266 150,266C120,266 96,244 104,206Z',
        brush.linear(['#d9a27c', '#8a5030']),
      ) +
      ellipse(128, 222, 10, 13, '#34170a') +
      ellipse(172, 222, 10, 13, '#34170a') +
      path('M126,236C126,272 174,272 174,236', 'none', 'stroke="#ffd75e" stroke-width="8" stroke-linecap="round"') +
      path('M128,250Q150,262 172,250', 'none', 'stroke="#34170a" stroke-width="5" stroke-linecap="round"')
    );
  },
};
