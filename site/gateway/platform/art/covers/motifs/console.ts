/** A game controller below a lightning bolt. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';

const PAD =
  'M78,128C106,116 126,128 150,128C174,128 194,116 222,128C262,142 292,236 272,272C254,300 222,262 202,238C188,226 112,226 98,238C78,262 46,300 28,272C8,236 38,142 78,128Z';
const BUTTONS = [
  ['#ffd02e', 0, -22],
  ['#ff4d6d', 22, 0],
  ['#48e38a', 0, 22],
  ['#35b6ff', -22, 0],
] as const;

export const gamePad: Motif = {
  palettes: ['neon', 'royal', 'steel', 'dusk'],
  grounds: ['grid', 'rings'],

  draw(brush) {
    const body = brush.linear(['#4b57d6', '#241a7a', '#130c4a']);
    let s = path(
      'M150,20L98,112H140L120,190L208,84H164L190,20Z',
      brush.linear(['#fff9c4', '#ffd02e', '#ff8a00']),
      'stroke="#ff45c0" stroke-width="6" stroke-linejoin="round" paint-order="stroke"',
    );
    s +=
      path(PAD, '#000', 'opacity=".4" transform="translate(0 12)"') +
      path(PAD, body, 'stroke="#35e0ff" stroke-width="6" paint-order="stroke"') +
      path(
        'M80,138C106,128 128,138 150,138C172,138 194,128 220,138',
        'none',
        'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
      );
    s += group(
      'translate(84 176)',
      rect(-9, -27, 18, 54, 5, '#0b0830') + rect(-27, -9, 54, 18, 5, '#0b0830') + circle(0, 0, 6, '#35e0ff'),
    );
    s += all(
      BUTTONS,
      ([color, x, y]) =>
        circle(216 + x, 179 + y, 12, '#0b0830') +
        circle(216 + x, 176 + y, 12, color) +
        circle(212 + x, 172 + y, 4, '#fff', 'opacity=".65"'),
    );
    s += all([122, 178], x => circle(x, 210, 22, '#0b0830') + circle(x, 207, 16, brush.linear(['#7d86ff', '#2b2290'])));
    return s + rect(132, 158, 14, 8, 4, '#35e0ff') + rect(154, 158, 14, 8, 4, '#ff45c0');
  },
};
