/** An octopus. */
import { all, circle, ellipse, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

const ARMS = [
  'M96,176C60,196 30,180 26,214C24,238 50,240 52,222',
  'M204,176C240,196 270,180 274,214C276,238 250,240 248,222',
  'M116,188C104,226 66,226 72,258C78,278 102,270 96,254',
  'M184,188C196,226 234,226 228,258C222,278 198,270 204,254',
  'M150,192C150,226 132,238 136,266C140,284 166,280 162,262',
];

export const octopus: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'rings', 'dots'],
  draw(brush) {
    const skin = brush.radial(['#ff9ad0', '#d8347f', '#7a0f52'], 0.4, 0.3, 0.8);
    return (
      all(
        ARMS,
        d =>
          path(d, 'none', 'stroke="#7a0f52" stroke-width="32" stroke-linecap="round"') +
          path(d, 'none', 'stroke="#e0448a" stroke-width="24" stroke-linecap="round"') +
          path(d, 'none', 'stroke="#ffd0e4" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 16"'),
      ) +
      path('M150,34C216,34 246,84 236,136C230,176 206,198 150,198C94,198 70,176 64,136C54,84 84,34 150,34Z', skin) +
      ellipse(112, 76, 26, 16, '#fff', 'opacity=".4" transform="rotate(-32 112 76)"') +
      all(
        [118, 182],
        x =>
          circle(x, 134, 25, '#fff') +
          circle(x + 3, 137, 15, '#1d1433') +
          circle(x - 3, 130, 6, '#fff') +
          circle(x + 8, 143, 3, '#fff'),
      ) +
      path(
        'M98,104Q118,92 136,106M164,106Q182,92 202,104',
        'none',
        'stroke="#7a0f52" stroke-width="7" stroke-linecap="round"',
      ) +
      path('M132,174Q150,190 168,174', 'none', 'stroke="#5a0840" stroke-width="7" stroke-linecap="round"') +
      circle(196, 74, 9, '#ffb3d8', 'opacity=".7"') +
      circle(214, 96, 6, '#ffb3d8', 'opacity=".7"') +
      bubble(40, 70, 12) +
      bubble(262, 62, 9) +
      bubble(276, 96, 6)
    );
  },
};
