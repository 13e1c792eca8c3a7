/** The head of a dragon with a pearl. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';

export const dragon: Motif = {
  palettes: ['crimson', 'ink', 'royal', 'ember', 'sea'],
  grounds: ['clouds', 'rays', 'rings'],
  draw(brush) {
    const scales = brush.radial(['#8df07a', '#1fa84f', '#06502c'], 0.5, 0.3, 0.75);
    const gold = brush.linear(['#fff3b8', '#ffc93c', '#c97a0e']);
    const side = (mirror: number) =>
      group(
        `translate(150 0) scale(${mirror} 1)`,
        path(
          'M52,84C64,40 104,26 112,2C128,40 108,74 78,104Z',
          gold,
          'stroke="#7a3d05" stroke-width="4" stroke-linejoin="round"',
        ) +
          path(
            'M70,92C98,92 122,84 140,58C140,84 134,98 122,108C138,106 148,104 158,96C154,122 142,136 126,140C138,146 146,148 156,146C146,168 126,182 76,184Z',
            '#ff5a2e',
            'stroke="#a31505" stroke-width="4" stroke-linejoin="round"',
          ),
      );
    const face = (mirror: number) =>
      group(
        `translate(150 0) scale(${mirror} 1)`,
        path('M16,112Q46,84 84,104Q66,126 22,128Z', '#0b6b39') +
          path('M26,132Q50,110 78,126Q62,150 30,148Z', '#fff6d8') +
          circle(52, 134, 12, '#d3152f') +
          ellipse(52, 134, 4, 11, '#1b0505') +
          circle(48, 129, 3.5, '#fff') +
          ellipse(34, 190, 15, 11, '#0b6b39') +
          ellipse(36, 191, 7, 6, '#04301a') +
          path('M56,196C92,196 112,226 140,206', 'none', 'stroke="#ffd75e" stroke-width="7" stroke-linecap="round"') +
          path('M28,214L36,236L46,214Z', '#fff'),
      );
    return (
      side(-1) +
      side(1) +
      path(
        'M150,58C204,58 242,92 234,142C230,168 218,178 220,200C216,232 186,240 150,240C114,240 84,232 80,200C82,178 70,168 66,142C58,92 96,58 150,58Z',
        scales,
      ) +
      all([76, 96, 116, 136, 156], (y, index) =>
        path(
          `M${136 - index},${y}Q150,${y + 14} ${164 + index},${y}`,
          'none',
          'stroke="#d8ffb0" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"',
        ),
      ) +
      path('M90,206Q150,176 210,206Q206,238 150,240Q94,238 90,206Z', '#3fbf6a') +
      face(-1) +
      face(1) +
      path('M150,50L164,70L150,88L136,70Z', gold) +
      circle(150, 252, 28, brush.radial(['#ffffff', '#ffe9a6', '#ff9a2e'], 0.35, 0.3, 0.8)) +
      circle(140, 242, 7, '#fff')
    );
  },
};
