/** Crossed spurs of fighting cocks in front of a fan of feathers. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark, star } from '../props.ts';

const PLUMES = [
  [-62, '#0b4f66'],
  [62, '#0b4f66'],
  [-38, '#12767f'],
  [38, '#12767f'],
  [-14, '#d84a12'],
  [14, '#ffb020'],
] as const;

export const spurs: Motif = {
  palettes: ['ember', 'desert', 'jungle', 'ink', 'crimson'],
  grounds: ['rays', 'hills', 'stripes'],
  draw(brush) {
    const steel = brush.linear(['#ffffff', '#b9c6de', '#5d6c8c'], 1, 0);
    const plume = (turn: number, color: string) =>
      group(
        `translate(150 218) rotate(${turn})`,
        path(
          'M0,0C34,-48 40,-130 6,-190C-30,-132 -30,-50 0,0Z',
          color,
          'stroke="#000" stroke-opacity=".25" stroke-width="3"',
        ) +
          path(
            'M0,-6C8,-70 10,-120 6,-176M4,-60L24,-82M6,-94L26,-118M3,-60L-16,-80M6,-94L-14,-116',
            'none',
            'stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"',
          ),
      );
    const spur = (side: number) =>
      group(
        `translate(150 190) scale(${side} 1) rotate(32)`,
        path(
          'M-14,70C-18,10 -10,-70 46,-140C28,-60 22,10 16,70Z',
          steel,
          'stroke="#2b3650" stroke-width="4" stroke-linejoin="round"',
        ) +
          path('M-4,56C-6,0 4,-60 30,-108', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round"') +
          rect(-26, 62, 54, 22, 8, '#8f1505', 'stroke="#3a0802" stroke-width="3"') +
          rect(-22, 84, 46, 16, 7, '#ffc93c', 'stroke="#7a3d05" stroke-width="3"'),
      );
    return (
      all(PLUMES, ([turn, color]) => plume(turn, color)) +
      spur(-1) +
      spur(1) +
      circle(150, 216, 26, brush.linear(['#fff3b8', '#ffc93c', '#c97a0e']), 'stroke="#7a3d05" stroke-width="4"') +
      star(150, 216, 16, '#c4122f') +
      spark(236, 84, 16) +
      spark(62, 96, 12)
    );
  },
};
