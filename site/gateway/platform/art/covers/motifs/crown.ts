/** A crown on a cushion. */
import { all, circle, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { GOLD, gem, shadow, spark } from '../props.ts';

const TIPS = [
  [46, 92, 200],
  [150, 46, 350],
  [254, 92, 140],
] as const;

export const crown: Motif = {
  palettes: ['royal', 'crimson', 'teal', 'dusk', 'ink', 'rose'],
  grounds: ['rays', 'rings', 'stars'],
  draw(brush) {
    const gold = brush.linear(GOLD);
    return (
      shadow(150, 268, 104) +
      path(
        'M52,232C44,206 60,196 76,204Q150,176 224,204C240,196 256,206 248,232C258,262 238,272 222,262Q150,282 78,262C62,272 42,262 52,232Z',
        brush.linear(['#d8234a', '#8f0a2a']),
      ) +
      path('M76,206Q150,240 224,206', 'none', 'stroke="#ff8aa0" stroke-opacity=".7" stroke-width="5"') +
      circle(54, 234, 10, '#ffd75e') +
      circle(246, 234, 10, '#ffd75e') +
      path(
        'M70,206L46,96L104,146L150,52L196,146L254,96L230,206Q150,236 70,206Z',
        gold,
        'stroke="#8a4a00" stroke-width="5" stroke-linejoin="round"',
      ) +
      path('M84,192L70,126L108,162L150,84L192,162L230,126L216,192Q150,216 84,192Z', '#fff', 'opacity=".22"') +
      path('M70,206Q150,236 230,206L226,184Q150,212 74,184Z', '#b8700e') +
      all(
        TIPS,
        ([x, y, hue]) =>
          circle(x, y, 16, gold, 'stroke="#8a4a00" stroke-width="4"') +
          circle(x, y, 9, `hsl(${hue} 85% 55%)`) +
          circle(x - 3, y - 3, 3, '#fff'),
      ) +
      gem(150, 178, 0.42, 350) +
      gem(106, 172, 0.3, 200) +
      gem(194, 172, 0.3, 140) +
      spark(92, 80, 16) +
      spark(212, 62, 20)
    );
  },
};
