/** A slot machine with three sevens. */
import { circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, GOLD, SEVEN, star } from '../props.ts';

export const reels: Motif = {
  palettes: ['crimson', 'royal', 'rose', 'steel', 'ember', 'teal'],
  grounds: ['rays', 'rings', 'stars'],

  draw(brush) {
    const gold = brush.linear(GOLD, 0, 1);
    const red = brush.linear(['#ff5a4d', '#c30d24'], 0, 1);
    const glass = brush.linear(['#c9cfdf', '#ffffff', '#ffffff', '#b4bbd0']);
    let s = rect(262, 96, 12, 84, 6, '#8a8fa3') + circle(268, 92, 18, red) + circle(262, 86, 6, '#fff', 'opacity=".7"');
    s += path('M60,92Q150,6 240,92Z', gold) + path('M80,92Q150,28 220,92Z', '#7a0a1c') + star(150, 70, 22, gold);
    s +=
      rect(30, 84, 240, 182, 30, '#7a3d05') +
      rect(30, 78, 240, 180, 30, gold) +
      rect(44, 92, 212, 152, 20, '#3d0710') +
      rect(52, 100, 196, 136, 14, '#14040a');
    for (const x of [58, 122, 186]) {
      s += rect(x, 106, 56, 124, 8, glass);
      s += group(
        `translate(${x + 28} 168) scale(1.08)`,
        path(SEVEN, red, 'stroke="#ffd75e" stroke-width="6" paint-order="stroke" stroke-linejoin="round"') +
          path('M-18,-26H16', 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"'),
      );
      s += rect(x, 106, 56, 18, 8, '#5a6280', 'opacity=".25"') + rect(x, 212, 56, 18, 8, '#5a6280', 'opacity=".25"');
    }
    for (let bulb = 0; bulb < 11; bulb++) s += circle(48 + bulb * 20.4, 250, 4, bulb % 2 ? '#fff' : '#ff8f3a');
    return (
      s + coin(brush, 70, 270, 22, 0.8, -12) + coin(brush, 232, 274, 20, 0.8, 16) + coin(brush, 118, 284, 16, 0.7, 0)
    );
  },
};
