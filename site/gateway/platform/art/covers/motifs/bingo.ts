/** A bingo card with marked numbers. */
import { all, circle, group, path, rect, text } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { spark, star } from '../props.ts';

/** Upper left corners of the fields of the card. */
const CELLS = Array.from(
  { length: 20 },
  (_, index) => [48 + (index % 5) * 42, 90 + Math.floor(index / 5) * 42] as const,
);

export const bingo: Motif = {
  palettes: ['royal', 'teal', 'sunset', 'sea', 'emerald', 'dusk'],
  grounds: ['dots', 'rays', 'stripes'],
  draw(brush, _, next) {
    const numbers = CELLS.map(() => 1 + Math.floor(next() * 89));
    const marked = CELLS.map(() => next() > 0.6);
    return (
      group(
        'rotate(-7 150 150)',
        rect(46, 34, 216, 236, 18, '#000', 'opacity=".3"') +
          rect(40, 26, 216, 236, 18, brush.linear(['#ffffff', '#eef1f8'])) +
          path('M40,44Q40,26 58,26H238Q256,26 256,44V82H40Z', brush.linear(['#ff5a6e', '#c4122f'])) +
          all([...'BINGO'], (sign, at) => text(sign, 64 + at * 42, 68, 34, '#fff')) +
          all(
            CELLS,
            ([x, y], at) =>
              rect(x, y, 36, 36, 7, marked[at] ? '#ffe9b0' : '#e4e9f4') +
              text(String(numbers[at]), x + 18, y + 25, 18, '#1b2236') +
              (marked[at]
                ? circle(x + 18, y + 18, 17, '#e0182f', 'opacity=".82"') + star(x + 18, y + 18, 9, '#fff')
                : ''),
          ),
      ) +
      circle(250, 214, 36, brush.radial(['#ffe58e', '#f2a90c', '#a8640c'], 0.36, 0.3, 0.8)) +
      circle(250, 214, 20, '#fff') +
      text('7', 250, 223, 26, '#1b2236') +
      spark(44, 30, 14)
    );
  },
};
