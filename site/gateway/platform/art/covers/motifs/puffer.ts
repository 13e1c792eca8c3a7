/** An inflated pufferfish. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { bubble } from '../props.ts';

const SPIKES = Array.from({ length: 18 }, (_, index) => index * 20);

export const puffer: Motif = {
  palettes: ['sea', 'teal', 'steel', 'ice', 'mint', 'dusk'],
  grounds: ['water', 'dots', 'rings'],
  turns: true,
  draw(brush) {
    const skin = brush.radial(['#fff3a8', '#ffc12e', '#d9780a'], 0.4, 0.28, 0.8);
    return (
      all(SPIKES, turn =>
        group(
          `translate(150 152) rotate(${turn})`,
          path('M-12,-98L0,-132L12,-98Z', '#d9780a', 'stroke="#8a4a05" stroke-width="3" stroke-linejoin="round"'),
        ),
      ) +
      path(
        'M250,140C276,108 296,120 294,152C296,184 276,196 250,166Z',
        '#ff8a2e',
        'stroke="#8a4a05" stroke-width="4"',
      ) +
      circle(150, 152, 104, skin, 'stroke="#8a4a05" stroke-width="4"') +
      path('M60,190C96,214 204,214 240,190C222,234 190,254 150,254C110,254 78,234 60,190Z', '#fffbe6') +
      all(
        [
          [196, 92, 12],
          [222, 128, 9],
          [176, 72, 7],
          [214, 168, 8],
        ] as const,
        ([x, y, r]) => circle(x, y, r, '#d9780a', 'opacity=".7"'),
      ) +
      all(
        [98, 164],
        x =>
          circle(x, 130, 27, '#fff') +
          circle(x - 3, 133, 17, '#14213a') +
          circle(x - 9, 126, 7, '#fff') +
          circle(x + 3, 141, 3.5, '#fff'),
      ) +
      ellipse(128, 188, 20, 16, '#a3321a') +
      ellipse(128, 183, 12, 6, '#ff9a7a') +
      path(
        'M190,176C216,168 230,182 228,202C208,206 194,196 190,176Z',
        '#ff8a2e',
        'stroke="#8a4a05" stroke-width="3"',
      ) +
      ellipse(106, 82, 28, 14, '#fff', 'opacity=".55" transform="rotate(-28 106 82)"') +
      bubble(28, 74, 9) +
      bubble(44, 46, 6)
    );
  },
};
