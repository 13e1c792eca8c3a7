/** A wheel of fortune. */
import { circle, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { GOLD, star } from '../props.ts';

const SECTORS = ['#ff4d6d', '#ffc93c', '#2ec4b6', '#5b5bff', '#ff7a2f', '#8ad145', '#c64bff', '#21a5ff'];
const COUNT = 16;

export const wheel: Motif = {
  palettes: ['royal', 'neon', 'rose', 'sunset', 'teal', 'ember'],
  grounds: ['stars', 'rings', 'rays'],

  draw(brush) {
    const gold = brush.linear(GOLD, 1, 1);
    let s =
      ellipse(150, 286, 96, 16, '#000', 'opacity=".35"') +
      path('M104,288L130,210H170L196,288Z', brush.linear(['#b06a0c', '#ffd75e', '#9a5408'], 1, 0)) +
      circle(150, 156, 124, '#6b3a04') +
      circle(150, 152, 124, gold) +
      circle(150, 152, 109, '#3a0b52');
    for (let i = 0; i < COUNT; i++) {
      const middle = (i * 2 * Math.PI) / COUNT;
      const half = Math.PI / COUNT;
      const at = (r: number, angle: number) =>
        [150 + r * Math.cos(angle), 152 + r * Math.sin(angle)].map(value => Number(value.toFixed(1))) as [
          number,
          number,
        ];
      const [bulbX, bulbY] = at(116.5, middle);
      s += path(
        `M150,152L${at(104, middle - half)}A104,104 0 0 1 ${at(104, middle + half)}Z`,
        SECTORS[i % SECTORS.length] ?? '#fff',
      );
      s += group(
        `translate(${at(80, middle).join(' ')}) rotate(${((middle * 180) / Math.PI + 90).toFixed(1)})`,
        i % 2 ? star(0, 0, 11, '#fff') : circle(0, 0, 7, '#fff', 'opacity=".9"'),
      );
      s += circle(bulbX, bulbY, 5.4, i % 2 ? '#fff' : '#ff5a3c');
    }
    s +=
      circle(
        150,
        152,
        104,
        brush.radial(
          [
            ['#fff', 0.5, 0],
            ['#fff', 0, 0.6],
            ['#000', 0.35, 1],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      circle(150, 155, 36, '#7a3d05') +
      circle(150, 152, 36, gold) +
      circle(150, 152, 26, '#a31532') +
      star(150, 152, 19, gold);
    return (
      s +
      path('M150,64L126,16Q150,2 174,16Z', '#7a0a1c') +
      path('M150,58L130,16Q150,6 170,16Z', brush.linear(['#ff7a6b', '#d3152f'])) +
      circle(150, 24, 6, '#ffd75e')
    );
  },
};
