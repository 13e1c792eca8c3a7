/** A rooster. */
import { all, circle, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';

const TAIL = [
  [6, 150, 40, '#0b4f66'],
  [28, 156, 42, '#12767f'],
  [50, 150, 40, '#0a3d5c'],
  [72, 138, 38, '#1aa08f'],
  [92, 118, 34, '#0b4f66'],
  [110, 92, 28, '#12767f'],
] as const;
const LEGS =
  'M140,262L132,292M132,292L112,298M132,292L136,302M132,292L150,298M176,258L178,290M178,290L158,298M178,290L182,302M178,290L198,296';

function feather(turn: number, length: number, width: number, color: string): string {
  const [l, w] = [length, width];
  return group(
    `translate(184 190) rotate(${turn})`,
    path(
      `M0,0C${w},${-l * 0.3} ${w * 1.3},${-l * 0.8} ${w * 0.9},${-l}C${-w * 0.2},${-l * 0.86} ${-w * 0.8},${-l * 0.4} 0,0Z`,
      color,
      'stroke="#000" stroke-opacity=".2" stroke-width="2"',
    ) +
      path(
        `M2,-8C${w * 0.5},${-l * 0.4} ${w * 0.7},${-l * 0.7} ${w * 0.78},${-l * 0.9}`,
        'none',
        'stroke="#fff" stroke-opacity=".3" stroke-width="3"',
      ),
  );
}

export const rooster: Motif = {
  palettes: ['sunset', 'desert', 'jungle', 'ember', 'ice'],
  grounds: ['rays', 'hills', 'stripes'],
  turns: true,
  draw(brush) {
    let s = all(TAIL, ([turn, length, width, color]) => feather(turn, length, width, color));
    s +=
      path(LEGS, 'none', 'stroke="#7a3d05" stroke-width="13" stroke-linecap="round"') +
      path(LEGS, 'none', 'stroke="#ffc93c" stroke-width="8" stroke-linecap="round"');
    s +=
      path(
        'M84,76C52,120 56,176 84,218C108,262 176,280 206,236C226,204 216,168 186,168C150,168 146,128 138,88C128,60 98,56 84,76Z',
        brush.linear(['#ffb020', '#ef5a1a', '#8f1525']),
      ) +
      path(
        'M84,82C66,120 72,150 92,176C98,160 104,168 108,186C114,166 122,172 130,190C134,168 142,170 152,172C142,140 142,110 136,88Z',
        brush.linear(['#fff0a0', '#ffb020', '#f07f14']),
      );
    s +=
      path('M134,196C166,180 200,186 212,210C196,244 156,250 134,222Z', brush.linear(['#b5202c', '#5c0a1e'])) +
      path(
        'M146,206Q176,200 204,214M146,220Q172,218 194,230',
        'none',
        'stroke="#ffb020" stroke-width="4" stroke-linecap="round"',
      );
    s +=
      path(
        'M76,70C60,62 60,40 74,40C72,24 92,18 98,32C104,16 126,20 124,36C140,34 144,54 132,64C122,74 92,78 76,70Z',
        brush.linear(['#ff6a5a', '#c30d24']),
      ) +
      circle(104, 84, 32, brush.linear(['#ffd24a', '#f29018'])) +
      path('M78,86L40,98Q60,112 84,106Z', '#f7b500', 'stroke="#8a4a00" stroke-width="3" stroke-linejoin="round"') +
      path('M80,110C66,118 64,144 78,148C92,146 96,122 92,110Z', '#d3152f') +
      circle(96, 82, 11, '#fff') +
      circle(93, 83, 6.5, '#1b1206') +
      circle(91, 80, 2.4, '#fff') +
      path('M80,70L108,72', 'none', 'stroke="#7a1208" stroke-width="6" stroke-linecap="round"');
    return s;
  },
};
