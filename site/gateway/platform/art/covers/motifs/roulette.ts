/** The wheel of a roulette table. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { chip, GOLD, shadow } from '../props.ts';

const POCKETS = 25;

export const roulette: Motif = {
  palettes: ['emerald', 'royal', 'ink', 'crimson', 'steel'],
  grounds: ['felt', 'rings', 'stripes'],
  draw(brush) {
    const gold = brush.linear(GOLD, 1, 1);
    const pockets = Array.from({ length: POCKETS }, (_, index) => index);
    const at = (r: number, angle: number) =>
      `${(150 + r * Math.cos(angle)).toFixed(1)},${(150 + r * Math.sin(angle)).toFixed(1)}`;
    const step = (2 * Math.PI) / POCKETS;
    return (
      shadow(150, 276, 110) +
      circle(150, 154, 128, '#3a1a05') +
      circle(150, 150, 128, brush.linear(['#c27a34', '#7a3d10', '#4a2205'])) +
      circle(150, 150, 112, gold) +
      circle(150, 150, 107, '#12070a') +
      all(pockets, index =>
        path(
          `M${at(62, index * step)}L${at(105, index * step)}A105,105 0 0 1 ${at(105, (index + 1) * step)}L${at(62, (index + 1) * step)}Z`,
          index === 0 ? '#0f8a55' : index % 2 ? '#c4122f' : '#191c26',
          'stroke="#ffd75e" stroke-width="1.5"',
        ),
      ) +
      circle(150, 150, 62, brush.radial(['#a8642a', '#5a2c10', '#2e1405'], 0.4, 0.35, 0.7)) +
      all([0, 90, 180, 270], turn =>
        group(`translate(150 150) rotate(${turn + 20})`, rect(-4, -52, 8, 52, 4, gold) + circle(0, -52, 8, gold)),
      ) +
      circle(150, 150, 22, gold, 'stroke="#7a3d05" stroke-width="3"') +
      circle(150, 150, 9, '#fff3b8') +
      circle(214, 92, 12, brush.radial(['#ffffff', '#e8ecf5', '#8f98ad'], 0.35, 0.3, 0.8)) +
      circle(
        150,
        150,
        128,
        brush.radial(
          [
            ['#fff', 0.3, 0],
            ['#fff', 0, 0.55],
            ['#000', 0.3, 1],
          ],
          0.32,
          0.26,
          0.85,
        ),
      ) +
      chip(58, 262, 30, '#1d5fd1', 0.7, 20) +
      chip(244, 264, 30, '#d3152f', 0.7, 60)
    );
  },
};
