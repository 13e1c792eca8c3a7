/** A lollipop, sweets and a cupcake. */
import { all, circle, ellipse, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const candy: Motif = {
  palettes: ['rose', 'ice', 'mint', 'dusk', 'sunset'],
  grounds: ['dots', 'rays', 'stripes'],
  turns: true,
  draw(brush) {
    const swirl = (x: number, y: number, r: number, one: string, two: string) =>
      circle(x, y + 5, r, '#000', 'opacity=".25"') +
      circle(x, y, r, one) +
      all([0, 60, 120, 180, 240, 300], turn =>
        path(
          `M0,0C${r * 0.2},${-r * 0.6} ${r * 0.62},${-r * 0.7} ${r},0A${r},${r} 0 0 1 ${r * 0.5},${r * 0.866}C${r * 0.5},${r * 0.3} ${r * 0.3},${r * 0.1} 0,0Z`,
          two,
          `transform="translate(${x} ${y}) rotate(${turn})" opacity="${turn % 120 ? 0 : 1}"`,
        ),
      ) +
      circle(
        x,
        y,
        r,
        brush.radial(
          [
            ['#fff', 0.65, 0],
            ['#fff', 0, 0.5],
            ['#5a0030', 0.3, 1],
          ],
          0.35,
          0.3,
          0.8,
        ),
      );
    const sweet = (x: number, y: number, turn: number, color: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path(
          'M-34,0L-66,-26L-60,0L-66,26ZM34,0L66,-26L60,0L66,26Z',
          color,
          'stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"',
        ) +
          ellipse(0, 0, 40, 30, color) +
          path('M-18,-26Q-4,0 -18,26M6,-29Q20,0 6,29', 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="8"') +
          ellipse(-8, -13, 17, 7, '#fff', 'opacity=".6"'),
      );
    return (
      group('rotate(14 112 160)', rect(105, 130, 14, 156, 7, '#fff4e2') + swirl(112, 96, 74, '#ff5fa2', '#fff2f8')) +
      sweet(222, 96, -24, '#35b6ff') +
      sweet(70, 240, 18, '#ffb02e') +
      path('M164,220L178,282H250L264,220Z', brush.linear(['#b06cff', '#6a2fd0'])) +
      path(
        'M186,224L192,280M214,224V280M242,224L236,280',
        'none',
        'stroke="#fff" stroke-opacity=".4" stroke-width="5"',
      ) +
      path(
        'M154,224C142,196 166,184 176,190C176,164 202,150 214,166C232,152 256,170 250,190C272,188 284,212 270,226C240,240 184,240 154,224Z',
        brush.linear(['#fff6fb', '#ffb3d4']),
      ) +
      circle(214, 150, 17, brush.radial(['#ff9a9a', '#e0182f', '#8a0620'], 0.35, 0.3, 0.8)) +
      path('M214,134Q220,118 236,114', 'none', 'stroke="#3f6b12" stroke-width="5" stroke-linecap="round"') +
      spark(36, 60, 12) +
      spark(262, 40, 14)
    );
  },
};
