/** Three mahjong tiles. */
import { all, circle, group, path, rect } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark } from '../props.ts';

const PINS = [
  [-20, -30],
  [20, -30],
  [-20, 22],
  [20, 22],
] as const;
const CANES = [
  [-22, -30],
  [0, -30],
  [22, -30],
  [-22, 20],
  [0, 20],
  [22, 20],
] as const;

export const mahjong: Motif = {
  palettes: ['jungle', 'emerald', 'teal', 'desert', 'dusk'],
  grounds: ['clouds', 'stripes'],

  draw(brush) {
    const tile = (x: number, y: number, size: number, turn: number, inner: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        rect(-46, -54, 96, 128, 14, '#000', 'opacity=".3" transform="translate(6 12)"') +
          rect(-44, -50, 96, 126, 14, '#0c6b45') +
          rect(-46, -55, 96, 126, 14, '#12a066') +
          rect(-48, -60, 96, 122, 14, '#d9cfb8') +
          rect(-48, -64, 96, 120, 14, brush.linear(['#ffffff', '#f3ecdb'], 1, 1)) +
          inner,
      );
    const pins = all(
      PINS,
      ([x, y], index) =>
        circle(x, y, 16, index % 3 ? '#1d5fd1' : '#0b7a3e') +
        circle(x, y, 9, '#fff') +
        circle(x, y, 5, index % 3 ? '#d3152f' : '#1d5fd1'),
    );
    const center = path(
      'M-30,-34H30V12H-30ZM0,-54V48',
      'none',
      'stroke="#d3152f" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"',
    );
    const bamboo = all(
      CANES,
      ([x, y], index) =>
        rect(x - 6, y - 20, 12, 40, 5, index === 1 ? '#d3152f' : '#0b7a3e') + rect(x - 6, y - 2, 12, 4, 2, '#fff'),
    );
    return (
      tile(78, 116, 1, -16, pins) +
      tile(224, 118, 1, 15, bamboo) +
      tile(150, 178, 1.36, -2, center) +
      spark(204, 76, 18) +
      spark(70, 208, 12)
    );
  },
};
