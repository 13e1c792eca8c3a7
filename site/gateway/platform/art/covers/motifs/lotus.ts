/** A lotus flower on the water. */
import { all, circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

export const lotus: Motif = {
  palettes: ['teal', 'royal', 'emerald', 'dusk', 'ice'],
  grounds: ['water', 'clouds', 'rings'],
  draw(brush) {
    const outer = brush.linear(['#ffd0ea', '#f05aa8', '#a8125e']);
    const inner = brush.linear(['#fff4fa', '#ff9fd0', '#e0448a']);
    const petal = (turn: number, length: number, width: number, fill: string) =>
      group(
        `translate(150 226) rotate(${turn})`,
        path(
          `M0,0C${-width},${-length * 0.35} ${-width * 0.8},${-length * 0.8} 0,${-length}C${width * 0.8},${-length * 0.8} ${width},${-length * 0.35} 0,0Z`,
          fill,
          'stroke="#8f1260" stroke-opacity=".35" stroke-width="3"',
        ) +
          path(
            `M0,-16V${-length * 0.72}`,
            'none',
            'stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"',
          ),
      );
    return (
      circle(
        150,
        110,
        96,
        brush.radial([
          ['#fffbe0', 0.95, 0],
          ['#ffe9a6', 0.5, 0.5],
          ['#ffe9a6', 0, 1],
        ]),
      ) +
      ellipse(150, 258, 138, 26, '#0b6b45') +
      ellipse(150, 252, 138, 26, brush.linear(['#3fc07a', '#128a50'])) +
      path(
        'M150,252L276,240M150,252L40,238M150,252L210,274M150,252L96,275',
        'none',
        'stroke="#0b6b45" stroke-opacity=".55" stroke-width="4"',
      ) +
      all([-74, 74, -52, 52], turn => petal(turn, 142, 38, outer)) +
      all([-32, 32], turn => petal(turn, 168, 44, outer)) +
      petal(0, 182, 48, inner) +
      all([-20, 20], turn => petal(turn, 138, 42, inner)) +
      petal(0, 112, 38, brush.linear(['#ffffff', '#ffd0ea'])) +
      all([-24, -8, 8, 24], turn =>
        group(
          `translate(150 226) rotate(${turn})`,
          path('M0,-20V-74', 'none', 'stroke="#ffd75e" stroke-width="4" stroke-linecap="round"') +
            circle(0, -78, 6, '#ffb020'),
        ),
      ) +
      spark(58, 90, 16) +
      spark(246, 76, 12) +
      spark(222, 180, 10)
    );
  },
};
