/** An open chest full of gold. */
import { all, circle, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, GOLD, gem, shadow, spark } from '../props.ts';

const HEAP = [
  [80, 160, 22, -20],
  [220, 160, 22, 20],
  [150, 150, 28, 0],
  [120, 170, 22, 12],
  [182, 170, 22, -12],
] as const;

export const chest: Motif = {
  palettes: ['sea', 'teal', 'ink', 'dusk', 'emerald'],
  grounds: ['rays', 'rings', 'water'],
  turns: true,
  draw(brush) {
    const wood = brush.linear(['#b8702c', '#7a3d10', '#4a2205']);
    const gold = brush.linear(GOLD);
    return (
      shadow(150, 276, 118) +
      path('M40,150C40,70 260,70 260,150L246,168H54Z', '#3a1a05') +
      path(
        'M34,138C28,52 272,52 266,138L250,148C250,84 50,84 50,148Z',
        wood,
        'stroke="#2e1403" stroke-width="4" stroke-linejoin="round"',
      ) +
      path('M92,78L100,96M208,78L200,96', 'none', `stroke="${gold}" stroke-width="16"`) +
      circle(
        150,
        160,
        110,
        brush.radial([
          ['#fff6c4', 1, 0],
          ['#ffd75e', 0.4, 0.5],
          ['#ffd75e', 0, 1],
        ]),
      ) +
      all(HEAP, ([x, y, r, turn]) => coin(brush, x, y, r, 0.86, turn)) +
      gem(112, 146, 0.44, 350) +
      gem(196, 144, 0.4, 145) +
      path('M40,176H260L248,272Q150,284 52,272Z', wood, 'stroke="#2e1403" stroke-width="4" stroke-linejoin="round"') +
      path('M48,206H252M50,240H250', 'none', 'stroke="#2e1403" stroke-opacity=".5" stroke-width="4"') +
      rect(34, 168, 232, 20, 8, gold, 'stroke="#7a3d05" stroke-width="3"') +
      path('M76,188L82,276H102L98,188ZM224,188L218,276H198L202,188Z', gold) +
      rect(126, 176, 48, 54, 10, gold, 'stroke="#7a3d05" stroke-width="4"') +
      circle(150, 196, 9, '#3a1a05') +
      path('M146,198H154L158,218H142Z', '#3a1a05') +
      spark(150, 84, 24) +
      spark(88, 122, 13) +
      spark(222, 116, 16)
    );
  },
};
