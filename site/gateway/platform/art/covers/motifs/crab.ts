/** A crab with raised claws. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

const SIDES = [-1, 1];
const DOTS = [
  [92, 180, 8],
  [208, 180, 8],
  [196, 152, 6],
  [150, 150, 7],
] as const;

export const crab: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'rings', 'stripes'],
  draw(brush) {
    const shell = brush.radial(['#ff9a6a', '#e8391f', '#8f0f0f'], 0.4, 0.25, 0.8);
    return (
      all(SIDES, side =>
        group(
          `translate(150 0) scale(${side} 1)`,
          path(
            'M70,176C104,176 122,190 130,214M66,196C96,202 108,218 110,244M54,214C78,226 86,242 84,264',
            'none',
            'stroke="#8f0f0f" stroke-width="17" stroke-linecap="round"',
          ) +
            path(
              'M70,176C104,176 122,190 130,214M66,196C96,202 108,218 110,244M54,214C78,226 86,242 84,264',
              'none',
              'stroke="#e8391f" stroke-width="11" stroke-linecap="round"',
            ) +
            path(
              'M72,150C104,150 116,126 108,104',
              'none',
              'stroke="#8f0f0f" stroke-width="24" stroke-linecap="round"',
            ) +
            path(
              'M72,150C104,150 116,126 108,104',
              'none',
              'stroke="#f04a2a" stroke-width="17" stroke-linecap="round"',
            ) +
            path(
              'M84,112C64,92 66,44 104,28C96,52 104,60 112,60C112,42 124,30 138,30C152,62 140,104 112,116Z',
              shell,
              'stroke="#8f0f0f" stroke-width="4" stroke-linejoin="round"',
            ) +
            path(
              'M80,88C78,66 84,50 94,42',
              'none',
              'stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"',
            ) +
            path('M26,130V96', 'none', 'stroke="#b5200f" stroke-width="11" stroke-linecap="round"') +
            circle(26, 88, 17, '#fff') +
            circle(24, 90, 10, '#1b0d0d') +
            circle(21, 86, 3.5, '#fff'),
        ),
      ) +
      path(
        'M150,118C214,118 246,154 238,190C230,226 196,240 150,240C104,240 70,226 62,190C54,154 86,118 150,118Z',
        shell,
        'stroke="#8f0f0f" stroke-width="4"',
      ) +
      ellipse(112, 146, 30, 12, '#fff', 'opacity=".45" transform="rotate(-18 112 146)"') +
      all(DOTS, ([x, y, r]) => circle(x, y, r, '#ffc09a', 'opacity=".75"')) +
      path('M124,204Q150,226 176,204', 'none', 'stroke="#5a0808" stroke-width="7" stroke-linecap="round"') +
      bubble(40, 50, 10) +
      bubble(264, 60, 8)
    );
  },
};
