/** A golden cup. */
import { all, ellipse, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { shadow, spark, star } from '../props.ts';

const CONFETTI = [
  [36, 60, 20, '#ff4d6d'],
  [58, 24, -30, '#35b6ff'],
  [252, 40, 40, '#48e38a'],
  [272, 90, -20, '#ffd02e'],
  [30, 180, 60, '#48e38a'],
  [266, 190, 10, '#ff4d6d'],
  [130, 14, 15, '#c64bff'],
  [186, 18, -40, '#ffd02e'],
] as const;

export const trophy: Motif = {
  palettes: ['royal', 'emerald', 'crimson', 'steel', 'dusk', 'sea'],
  grounds: ['rays', 'rings', 'stars'],
  draw(brush) {
    const gold = brush.linear(['#b8700e', '#ffe58e', '#fff6cf', '#ffc93c', '#9a5408'], 1, 0);
    return (
      shadow(150, 278, 92) +
      path(
        'M86,74C36,66 34,150 104,160M214,74C264,66 266,150 196,160',
        'none',
        'stroke="#8a4a05" stroke-width="20" stroke-linecap="round"',
      ) +
      path(
        'M86,74C36,66 34,150 104,160M214,74C264,66 266,150 196,160',
        'none',
        'stroke="#ffc93c" stroke-width="12" stroke-linecap="round"',
      ) +
      path(
        'M78,42H222C222,132 204,190 168,202V232H132V202C96,190 78,132 78,42Z',
        gold,
        'stroke="#7a3d05" stroke-width="5" stroke-linejoin="round"',
      ) +
      ellipse(150, 42, 72, 15, '#8a4a05') +
      ellipse(150, 40, 72, 13, '#fff3b8') +
      ellipse(150, 42, 58, 8, '#b8700e') +
      star(150, 116, 40, '#c4122f') +
      star(150, 112, 36, '#fff') +
      path(
        'M98,66C100,116 108,150 124,172',
        'none',
        'stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"',
      ) +
      path('M112,230H188L196,252H104Z', gold, 'stroke="#7a3d05" stroke-width="4" stroke-linejoin="round"') +
      rect(92, 250, 116, 30, 6, brush.linear(['#5a2c14', '#2e1405']), 'stroke="#1b0a02" stroke-width="3"') +
      all(CONFETTI, ([x, y, turn, color]) =>
        rect(-6, -3, 12, 6, 1.5, color, `transform="translate(${x} ${y}) rotate(${turn})"`),
      ) +
      spark(214, 92, 18) +
      spark(84, 34, 14)
    );
  },
};
