/**
 * Motifs of lotteries that belong to no province: the north, lotteries with several draws per day, and stock indices.
 */
import { CREAM, circle, GOLD, line, type Motif, path, text, WHITE } from './shapes.ts';

const bolt = 'M37,4L14,34H28L23,58L50,26H35Z';

/** Draws a lightning bolt with the number of minutes between two draws. */
const fast = (minutes: number, upper: string, lower: string): Motif => ({
  ground: [upper, lower],
  drawing: path(bolt, '#ffd02e') + circle(46, 46, 13, WHITE) + text(String(minutes), 46, 53, 20, lower),
});

export const NATIONAL: Readonly<Record<string, Motif>> = {
  // The pavilion of Khue Van in Hanoi
  mb: {
    ground: ['#d3152f', '#8f0a1e'],
    drawing:
      path('M32,6L46,15H18ZM12,27Q20,25 22,17H42Q44,25 52,27Z', GOLD) +
      path('M18,27H46V42H18Z', CREAM) +
      circle(32, 34.5, 6, '#b30f28') +
      line('M32,28.5V40.5M26,34.5H38', GOLD, 1.6) +
      path('M15,42H49V46H15ZM18,46H24V56H18ZM40,46H46V56H40Z', GOLD),
  },
  fast1: fast(1, '#2b3b63', '#111a2e'),
  fast3: fast(3, '#3f4bd8', '#1b2180'),
  fast5: fast(5, '#b0268f', '#5f0c4c'),
  // Rising candlesticks
  vn30: {
    ground: ['#0f8f5f', '#06543a'],
    drawing:
      line('M14,28V54M26,22V46M38,16V42M50,6V30', CREAM, 2.4) +
      path('M10,34H18V50H10ZM22,28H30V42H22ZM34,20H42V38H34ZM46,10H54V26H46Z', WHITE) +
      text('30', 32, 60, 14, GOLD),
  },
  // A line chart with its average
  hnx: {
    ground: ['#c26a0a', '#7a3c04'],
    drawing:
      path('M6,52V40L18,30L28,38L40,20L48,27L58,12V52Z', CREAM, 'opacity=".35"') +
      line('M6,40L18,30L28,38L40,20L48,27L58,12', WHITE, 4) +
      circle(58, 12, 4, GOLD) +
      line('M6,52H58', GOLD, 3),
  },
};
