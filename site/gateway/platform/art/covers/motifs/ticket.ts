/** Lottery tickets and a clover. */
import { all, circle, group, path, text } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, spark, star } from '../props.ts';

const RECEIPT = 'M-104,-60H104V-20A20,20 0 0 0 104,20V60H-104V20A20,20 0 0 0 -104,-20Z';

export const ticket: Motif = {
  palettes: ['crimson', 'emerald', 'dusk', 'teal', 'rose', 'steel'],
  grounds: ['rays', 'stripes', 'rings'],
  draw(brush, _, next) {
    const receipt = (color: string, edge: string) =>
      path(RECEIPT, '#000', 'opacity=".3" transform="translate(5 8)"') +
      path(RECEIPT, color, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`) +
      path('M52,-58V58', 'none', `stroke="${edge}" stroke-width="4" stroke-dasharray="7 8"`) +
      all(
        [-72, -42, -12, 18],
        (x, index) =>
          circle(x, 6, 13, '#fff', `stroke="${edge}" stroke-width="3"`) +
          text(String(1 + Math.floor(next() * 8) + index), x, 12, 17, '#1b2236'),
      ) +
      path(
        'M-84,-32H22M-84,38H-10',
        'none',
        'stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"',
      ) +
      star(80, 0, 21, '#fff');
    return (
      group('translate(150 112) rotate(-22) scale(1.02)', receipt(brush.linear(['#7fd0ff', '#1d6fd8']), '#0f3f8a')) +
      group('translate(152 190) rotate(10) scale(1.08)', receipt(brush.linear(['#ffe07a', '#f2980c']), '#8a4a00')) +
      coin(brush, 58, 258, 28, 0.85, -14) +
      coin(brush, 254, 252, 26, 0.85, 14) +
      spark(250, 58, 20) +
      spark(44, 150, 12)
    );
  },
};
