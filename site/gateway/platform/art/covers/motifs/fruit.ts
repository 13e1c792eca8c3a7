/** Cherries, a lemon and a melon. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

const SEEDS = [
  [-42, 20],
  [-8, 16],
  [30, 22],
  [-22, 44],
  [16, 48],
] as const;

export const fruit: Motif = {
  palettes: ['rose', 'jungle', 'sunset', 'teal', 'mint'],
  grounds: ['dots', 'rays', 'stripes'],
  turns: true,
  draw(brush) {
    const cherry = (x: number, y: number) =>
      circle(x, y + 5, 48, '#6d0518', 'opacity=".45"') +
      circle(x, y, 48, brush.radial(['#ff8a8a', '#e0182f', '#8a0620'], 0.35, 0.3, 0.8)) +
      ellipse(x - 16, y - 18, 13, 9, '#fff', `opacity=".85" transform="rotate(-30 ${x - 16} ${y - 18})"`);
    let s = group(
      'translate(196 196) rotate(-24) scale(1.06)',
      path('M-92,0A92,92 0 0 0 92,0Z', '#1f8a2e') +
        path('M-84,0A84,84 0 0 0 84,0Z', '#d8f5b0') +
        path('M-76,0A76,76 0 0 0 76,0Z', brush.linear(['#ff5a5f', '#e0182f'])) +
        all(SEEDS, ([x, y]) => ellipse(x, y, 5, 8, '#3a0a10')),
    );
    s += group(
      'translate(74 92) rotate(-20)',
      path(
        'M-62,0C-58,-40 58,-40 62,0L72,6L62,12C54,44 -54,44 -62,12L-72,6Z',
        brush.radial(['#fffbb0', '#ffd93b', '#e8a50c'], 0.4, 0.3, 0.8),
      ) + ellipse(-18, -14, 20, 9, '#fff', 'opacity=".7"'),
    );
    s +=
      path(
        'M100,176C108,110 140,70 206,52M174,204C172,140 182,90 206,52',
        'none',
        'stroke="#3f6b12" stroke-width="9" stroke-linecap="round"',
      ) +
      path('M206,52C226,20 268,22 280,40C268,70 230,76 206,52Z', brush.linear(['#b8ec5a', '#3f9a1e'], 1, 1)) +
      cherry(96, 208) +
      cherry(172, 236);
    return s + spark(250, 120, 14) + spark(40, 170, 11);
  },
};
