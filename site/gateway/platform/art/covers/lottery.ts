/** Motifs of lottery covers: the landmark from the lottery's icon on a medal, between two lottery balls. */
import { lotteryMotif } from '../lottery-icon.ts';
import { all, circle, group, path, text } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { GOLD, spark } from './props.ts';

const BALLS = [
  [54, 236, 40, '#1d6fd8'],
  [246, 236, 40, '#0f9a55'],
] as const;

/** Returns the motif of a lottery; null if no motif exists for its code. */
export function lotteryCover(code: string): Motif | null {
  const motif = lotteryMotif(code);
  if (!motif) return null;
  const [upper, lower] = motif.ground;
  return {
    palettes: ['crimson', 'royal', 'emerald', 'sea', 'sunset', 'dusk', 'teal'],
    grounds: ['rays', 'rings', 'stars'],
    draw(brush, _, next) {
      const shine = brush.radial(
        [
          ['#fff', 0.85, 0],
          ['#fff', 0, 0.45],
          ['#000', 0.4, 1],
        ],
        0.34,
        0.28,
        0.85,
      );
      const medal = brush.clip(circle(150, 136, 104, '#000'));
      return (
        circle(150, 144, 118, '#000', 'opacity=".35"') +
        circle(150, 136, 118, brush.linear(GOLD, 1, 1)) +
        circle(150, 136, 109, '#8a4a05') +
        `<g clip-path="${medal}">${
          circle(150, 136, 104, lower) +
          path('M40,20H260V150Q170,216 40,190Z', upper) +
          path('M40,20H260V52Q150,60 40,116Z', '#fff', 'opacity=".12"')
        }</g>` +
        group('translate(150 138) scale(2.35) translate(-32 -32)', motif.drawing) +
        all(
          BALLS,
          ([x, y, r, color]) =>
            circle(x, y, r, color) +
            circle(x, y, r, shine) +
            circle(x, y, r * 0.56, '#fff') +
            text(String(10 + Math.floor(next() * 89)), x, y + 9, 26, '#1b2236'),
        ) +
        spark(244, 50, 18) +
        spark(54, 70, 12)
      );
    },
  };
}
