/** Five cut gemstones. */
import { ellipse } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { gem, spark } from '../props.ts';

const HUES = [200, 320, 145, 42, 270, 8];

export const gems: Motif = {
  palettes: ['neon', 'royal', 'teal', 'rose', 'ice', 'dusk'],
  grounds: ['stars', 'rings', 'rays'],

  draw(_brush, _tones, next) {
    const first = Math.floor(next() * HUES.length);
    const hue = (index: number) => HUES[(first + index) % HUES.length] ?? 0;
    return (
      gem(66, 108, 0.86, hue(1)) +
      gem(236, 112, 0.8, hue(2)) +
      gem(76, 226, 0.82, hue(3)) +
      gem(228, 228, 0.86, hue(4)) +
      ellipse(150, 262, 90, 16, '#000', 'opacity=".25"') +
      gem(150, 160, 1.9, hue(0)) +
      spark(112, 86, 26) +
      spark(222, 168, 16) +
      spark(60, 176, 13) +
      spark(196, 60, 12)
    );
  },
};
