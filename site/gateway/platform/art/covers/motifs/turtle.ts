/** A sea turtle. */
import { circle, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

export const turtle: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'rings'],
  turns: true,
  draw(brush) {
    const shell = brush.radial(['#c8f06a', '#5aa82a', '#1d5a1c'], 0.4, 0.3, 0.8);
    const skin = brush.linear(['#7fe0b0', '#1f9a74']);
    return (
      path(
        'M98,110C60,60 20,62 12,86C30,104 58,132 92,142Z',
        skin,
        'stroke="#0b5a44" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M190,96C210,44 252,36 268,54C262,80 236,116 206,132Z',
        skin,
        'stroke="#0b5a44" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M90,214C66,232 58,256 68,270C92,268 116,250 124,234Z',
        skin,
        'stroke="#0b5a44" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M204,210C232,222 248,246 242,262C216,262 190,248 176,234Z',
        skin,
        'stroke="#0b5a44" stroke-width="4" stroke-linejoin="round"',
      ) +
      path(
        'M222,150C256,132 290,142 290,172C290,200 256,208 222,194Z',
        skin,
        'stroke="#0b5a44" stroke-width="4" stroke-linejoin="round"',
      ) +
      circle(266, 162, 9, '#fff') +
      circle(268, 163, 5.5, '#0d2b22') +
      circle(266, 161, 2, '#fff') +
      path('M272,188Q282,186 286,178', 'none', 'stroke="#0b5a44" stroke-width="4" stroke-linecap="round"') +
      path(
        'M150,74C206,74 240,118 240,172C240,224 206,252 150,252C94,252 58,224 58,172C58,118 94,74 150,74Z',
        '#1d5a1c',
      ) +
      path('M150,70C204,70 236,114 236,166C236,214 204,242 150,242C96,242 62,214 62,166C62,114 96,70 150,70Z', shell) +
      path(
        'M150,110L190,134V182L150,206L110,182V134ZM150,110V72M190,134L224,112M190,182L228,196M150,206V242M110,182L72,196M110,134L76,112',
        'none',
        'stroke="#1d5a1c" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"',
      ) +
      path(
        'M96,104Q118,82 146,80',
        'none',
        'stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"',
      ) +
      bubble(52, 40, 10) +
      bubble(34, 150, 7) +
      bubble(250, 232, 9)
    );
  },
};
