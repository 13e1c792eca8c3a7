/** The head of a tiger with a crown. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin } from '../props.ts';

const STRIPE = '#33130a';
const SIDES = [-1, 1];

export const tiger: Motif = {
  palettes: ['crimson', 'desert', 'emerald', 'ink', 'dusk'],
  grounds: ['rays', 'clouds', 'rings'],

  draw(brush) {
    const fur = brush.radial(['#ffcf66', '#ff9a1f', '#d9560c'], 0.5, 0.35, 0.7);
    let s = all(SIDES, side =>
      group(`translate(150 0) scale(${side} 1)`, circle(74, 78, 34, '#d9560c') + circle(76, 76, 19, '#ffd9c0')),
    );
    s += path('M150,52C226,52 262,108 258,162C254,226 208,262 150,262C92,262 46,226 42,162C38,108 74,52 150,52Z', fur);
    s += all(SIDES, side =>
      group(
        `translate(150 0) scale(${side} 1)`,
        path(
          'M108,120Q84,126 74,142Q96,140 108,134ZM108,156Q82,158 70,172Q94,174 108,170ZM100,196Q78,192 66,204Q86,212 98,208Z',
          STRIPE,
        ) +
          ellipse(38, 204, 46, 38, '#fff6e6') +
          path('M22,116Q48,96 74,116', 'none', `stroke="${STRIPE}" stroke-width="9" stroke-linecap="round"`) +
          ellipse(48, 146, 25, 27, '#fff') +
          circle(44, 148, 17, '#1f7a4a') +
          circle(43, 148, 11, '#14110d') +
          circle(38, 142, 5, '#fff') +
          path('M66,206H112M64,218L108,230', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round"'),
      ),
    );
    s +=
      path('M118,226Q150,262 182,226Q166,246 150,228Q134,246 118,226Z', '#8f1525') +
      path('M130,182Q150,172 170,182Q166,202 150,208Q134,202 130,182Z', '#e0485e') +
      ellipse(144, 185, 7, 3.5, '#fff', 'opacity=".8"') +
      path(
        'M150,206V222M150,222Q134,236 120,224M150,222Q166,236 180,224',
        'none',
        `stroke="${STRIPE}" stroke-width="5" stroke-linecap="round"`,
      );
    s +=
      path(
        'M96,66Q150,10 204,66Q150,84 96,66Z',
        '#b3122f',
        'stroke="#ffd75e" stroke-width="5" stroke-linejoin="round"',
      ) +
      coin(brush, 150, 52, 24) +
      path('M132,96H168M138,108H162M144,120H156', 'none', `stroke="${STRIPE}" stroke-width="8" stroke-linecap="round"`);
    return (
      s +
      coin(brush, 52, 256, 26, 0.85, -16) +
      coin(brush, 250, 256, 26, 0.85, 16) +
      coin(brush, 92, 278, 20, 0.8) +
      coin(brush, 208, 280, 20, 0.8)
    );
  },
};
