/** Lottery balls above a glass drum. */
import { circle, path, text } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const balls: Motif = {
  palettes: ['crimson', 'sea', 'dusk', 'emerald', 'royal', 'sunset'],
  grounds: ['rays', 'rings', 'stars'],
  draw(brush, _, next) {
    const ball = (x: number, y: number, r: number, color: string, number: number) =>
      circle(x, y + r * 0.12, r, '#000', 'opacity=".3"') +
      circle(x, y, r, color) +
      circle(
        x,
        y,
        r,
        brush.radial(
          [
            ['#fff', 0.85, 0],
            ['#fff', 0, 0.45],
            ['#000', 0.4, 1],
          ],
          0.34,
          0.28,
          0.85,
        ),
      ) +
      circle(x, y, r * 0.56, '#fff') +
      text(String(number), x, y + r * 0.24, r * 0.68, '#1b2236');
    const number = () => 1 + Math.floor(next() * 48);
    return (
      circle(150, 190, 104, '#fff', 'fill-opacity=".2" stroke="#fff" stroke-opacity=".85" stroke-width="6"') +
      ball(104, 216, 30, '#2ec4b6', number()) +
      ball(196, 222, 30, '#8a4fff', number()) +
      ball(150, 250, 30, '#ff7a2f', number()) +
      path(
        'M78,132Q104,96 150,94',
        'none',
        'stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"',
      ) +
      ball(74, 96, 48, '#1d6fd8', number()) +
      ball(228, 100, 46, '#0f9a55', number()) +
      ball(150, 132, 62, '#e0182f', number()) +
      ball(150, 40, 34, '#f2a90c', number()) +
      spark(40, 40, 14) +
      spark(262, 44, 16)
    );
  },
};
