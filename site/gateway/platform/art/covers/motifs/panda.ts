/** The head of a panda among bamboo. */
import { all, circle, ellipse, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';

const BLACK = '#1d2130';
const SIDES = [-1, 1];
const mirrored = (side: number, half: string): string => group(`translate(150 0) scale(${side} 1)`, half);

export const panda: Motif = {
  palettes: ['jungle', 'mint', 'emerald', 'ice', 'dusk'],
  grounds: ['rays', 'hills', 'rings'],
  draw(brush) {
    const fur = brush.radial(['#ffffff', '#f4f6fa', '#c9d1de'], 0.45, 0.35, 0.7);
    const cane = (x: number, turn: number) =>
      group(
        `translate(${x} 150) rotate(${turn})`,
        rect(-11, -150, 22, 290, 9, brush.linear(['#3f8f1e', '#a5dd52', '#2d6d14'], 1, 0)) +
          all([-90, -20, 50], y => rect(-13, y, 26, 8, 4, '#2d6d14')) +
          path('M8,-60C40,-96 70,-96 92,-84C70,-60 40,-48 8,-52Z', '#6cc032'),
      );
    return (
      cane(34, -6) +
      cane(262, 8) +
      all(SIDES, side => mirrored(side, circle(84, 76, 38, BLACK) + circle(84, 80, 20, '#4a5064'))) +
      path('M150,50C230,50 268,110 262,168C256,232 208,268 150,268C92,268 44,232 38,168C32,110 70,50 150,50Z', fur) +
      all(SIDES, side =>
        mirrored(
          side,
          group('translate(54 150) rotate(24)', ellipse(0, 0, 30, 40, BLACK)) +
            circle(46, 148, 17, '#fff') +
            circle(43, 150, 11, '#2a1608') +
            circle(39, 145, 4.5, '#fff') +
            ellipse(76, 206, 18, 11, '#ff9db0', 'opacity=".6"'),
        ),
      ) +
      path('M130,192Q150,180 170,192Q166,208 150,212Q134,208 130,192Z', BLACK) +
      ellipse(143, 193, 6, 3, '#fff', 'opacity=".6"') +
      path(
        'M150,212V222M150,222Q136,238 122,226M150,222Q164,238 178,226',
        'none',
        `stroke="${BLACK}" stroke-width="6" stroke-linecap="round"`,
      )
    );
  },
};
