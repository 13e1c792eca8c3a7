/** Ingots, coins and red envelopes. */
import { ellipse, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { coin, spark } from '../props.ts';

export const fortune: Motif = {
  palettes: ['crimson', 'ink', 'rose', 'ember'],
  grounds: ['rays', 'clouds', 'rings'],

  draw(brush) {
    const bowl = brush.linear(['#fff3b8', '#ffc93c', '#c97a0e']);
    const rim = brush.linear(['#ffe07a', '#e2951a', '#9a5408']);
    const ingot = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        path(
          'M-78,-14C-66,-8 -56,-2 -50,2C-30,14 30,14 50,2C56,-2 66,-8 78,-14C80,20 56,48 0,48C-56,48 -80,20 -78,-14Z',
          rim,
          'stroke="#7a3d05" stroke-width="3" stroke-linejoin="round"',
        ) +
          ellipse(0, -4, 50, 18, '#b8700e') +
          path('M-42,-6C-40,-50 40,-50 42,-6C30,10 -30,10 -42,-6Z', bowl) +
          ellipse(-12, -24, 12, 7, '#fff', 'opacity=".75" transform="rotate(-24 -12 -24)"') +
          path(
            'M-62,10C-52,30 -34,38 -14,40',
            'none',
            'stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"',
          ),
      );
    const envelopes =
      group(
        'rotate(-10 110 110)',
        rect(66, 34, 92, 140, 10, '#8f0a1e') +
          rect(62, 30, 92, 140, 10, brush.linear(['#ff4b4b', '#c20e26'])) +
          path('M62,40V66Q108,96 154,66V40Q154,30 144,30H72Q62,30 62,40Z', '#a80c22') +
          coin(brush, 108, 84, 20),
      ) +
      group(
        'rotate(14 200 110)',
        rect(160, 40, 92, 140, 10, '#8f0a1e') +
          rect(156, 36, 92, 140, 10, brush.linear(['#ff5c4b', '#c20e26'])) +
          path('M156,46V72Q202,102 248,72V46Q248,36 238,36H166Q156,36 156,46Z', '#a80c22') +
          coin(brush, 202, 90, 20),
      );
    return (
      envelopes +
      ingot(82, 218, 0.78) +
      ingot(220, 220, 0.78) +
      ingot(150, 206, 1.12) +
      coin(brush, 44, 262, 22, 0.7, -10) +
      coin(brush, 256, 264, 24, 0.7, 12) +
      coin(brush, 118, 280, 20, 0.65) +
      coin(brush, 182, 284, 22, 0.65) +
      spark(118, 150, 18) +
      spark(232, 178, 12)
    );
  },
};
