/** Stacks of casino chips in front of two cards. */
import { all, ellipse, group, path } from '../../shapes.ts';
import type { Motif } from '../motif.ts';
import { card, star } from '../props.ts';

/** Angles of the white marks on the edge of a chip, degrees. */
const EDGE_MARKS = [-38, -12, 16, 40];
const STEP = 16;

/** Draws a stack of `count` chips in two alternating tones. (x, y) is the position of the lowest chip. */
function stack(x: number, y: number, count: number, light: string, dark: string): string {
  const one = (_: unknown, index: number) => {
    const level = y - index * STEP;
    return (
      path(
        `M${x - 50},${level - 8}V${level + 6}A50,19 0 0 0 ${x + 50},${level + 6}V${level - 8}Z`,
        index % 2 ? dark : light,
      ) +
      all(EDGE_MARKS, at =>
        path(
          `M${x + at - 6},${(level + 4 + Math.sqrt(1 - (at / 52) ** 2) * 12).toFixed(1)}v10h12v-10z`,
          '#fff',
          'opacity=".9"',
        ),
      ) +
      ellipse(x, level - 8, 50, 19, index === count - 1 ? light : dark)
    );
  };
  const top = y - (count - 1) * STEP - 8;
  return (
    ellipse(x, y + 14, 52, 18, '#000', 'opacity=".4"') +
    all(Array.from({ length: count }), one) +
    ellipse(x, top, 50, 19, 'none', 'stroke="#fff" stroke-width="6" stroke-dasharray="16 18"') +
    ellipse(x, top, 36, 13, dark) +
    ellipse(x, top, 36, 13, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="2"') +
    group(`translate(${x} ${top}) scale(1 .4)`, star(0, 0, 20, '#fff'))
  );
}

export const chips: Motif = {
  palettes: ['ink', 'emerald', 'royal', 'crimson'],
  grounds: ['felt', 'stripes'],
  draw(brush) {
    const face = brush.linear(['#ffffff', '#dfe4f0'], 1, 1);
    return (
      group('translate(112 98) rotate(-16)', card('A', 'spade', '#1b2236', face)) +
      group('translate(190 96) rotate(12)', card('9', 'heart', '#d3152f', face)) +
      stack(214, 232, 4, '#1d5fd1', '#123f8f') +
      stack(86, 236, 6, '#0f9a66', '#085c3c') +
      stack(152, 262, 5, '#d3152f', '#8f0a1e')
    );
  },
};
