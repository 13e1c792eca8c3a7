/** A volcano that throws out gems. */
import { all, circle, ellipse, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { gem, spark } from '../props.ts';

const JETS = [
  [74, 84, 110],
  [226, 78, 190],
  [40, 146, 80],
  [262, 144, 220],
] as const;

export const volcano: Motif = {
  palettes: ['ember', 'dusk', 'ink', 'crimson', 'steel'],
  grounds: ['stars', 'rays'],
  draw(brush) {
    return (
      circle(
        150,
        100,
        120,
        brush.radial([
          ['#fff1a8', 1, 0],
          ['#ff8a2e', 0.75, 0.45],
          ['#ff3d1e', 0, 1],
        ]),
      ) +
      all(JETS, ([x, y, bend]) =>
        path(
          `M150,128Q${bend},${y - 20} ${x},${y}`,
          'none',
          'stroke="#ffb02e" stroke-width="7" stroke-linecap="round" opacity=".85"',
        ),
      ) +
      gem(74, 74, 0.42, 350) +
      gem(226, 66, 0.46, 200) +
      gem(150, 36, 0.52, 45) +
      gem(40, 140, 0.32, 145) +
      gem(262, 138, 0.32, 280) +
      path('M116,126Q150,112 184,126L292,292H8Z', brush.linear(['#8a5a4a', '#4a2a2a', '#1f1216'])) +
      path('M184,126L292,292H170Q210,220 184,126Z', '#000', 'opacity=".28"') +
      path(
        'M112,130Q150,104 188,130Q182,148 176,140Q172,190 160,160Q158,230 142,196Q138,170 130,206Q126,140 112,130Z',
        brush.linear(['#fff7b0', '#ffb020', '#ff3d1e']),
      ) +
      path('M60,292Q84,238 104,250T140,292ZM176,292Q206,224 222,246T262,292Z', '#ff5a1e', 'opacity=".75"') +
      ellipse(150, 128, 36, 10, '#fff7b0') +
      spark(110, 60, 12) +
      spark(196, 100, 10)
    );
  },
};
