/** A shield in front of crossed swords. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { GOLD, spark, star } from '../props.ts';

const FORM = 'M150,50C180,66 214,70 244,66C250,156 232,226 150,272C68,226 50,156 56,66C86,70 120,66 150,50Z';

export const shield: Motif = {
  palettes: ['steel', 'crimson', 'royal', 'ink', 'sea', 'ember'],
  grounds: ['rays', 'stripes', 'rings'],
  draw(brush, tones) {
    const steel = brush.linear(['#ffffff', '#b9c6de', '#6d7c9c'], 1, 0);
    const gold = brush.linear(GOLD, 1, 1);
    const sword = (turn: number) =>
      group(
        `translate(150 150) rotate(${turn})`,
        path('M-13,-152L0,-176L13,-152V70H-13Z', steel, 'stroke="#3a4662" stroke-width="3" stroke-linejoin="round"') +
          path('M0,-166V64', 'none', 'stroke="#6d7c9c" stroke-width="3"') +
          rect(-44, 66, 88, 17, 8, gold, 'stroke="#7a3d05" stroke-width="3"') +
          rect(-9, 82, 18, 44, 6, '#5a2c14') +
          circle(0, 134, 14, gold, 'stroke="#7a3d05" stroke-width="3"'),
      );
    return (
      sword(-42) +
      sword(42) +
      path(FORM, '#000', 'opacity=".35" transform="translate(0 10)"') +
      path(FORM, gold, 'stroke="#7a3d05" stroke-width="4" stroke-linejoin="round"') +
      group(
        'translate(150 150) scale(.84) translate(-150 -150)',
        path(FORM, brush.linear([tones.upper, tones.lower])) +
          path('M150,64C176,76 206,80 230,78C232,150 220,212 150,256Z', '#000', 'opacity=".22"'),
      ) +
      star(150, 152, 52, gold) +
      star(150, 152, 26, '#fff', 0.45) +
      all(
        [
          [92, 92],
          [208, 92],
          [150, 236],
        ] as const,
        ([x, y]) => circle(x, y, 7, '#fff3b8', 'stroke="#7a3d05" stroke-width="2"'),
      ) +
      spark(236, 60, 16) +
      spark(72, 214, 12)
    );
  },
};
