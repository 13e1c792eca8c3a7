/** Recomputes the table of reliability rule R5; the full run is `npm run test:all`. */
import { describe, expect, it } from 'vitest';
import { refreshDelay } from '../../../sdk/protocol/lottery/refresh.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { base, drawLoad, type Load, type Rule, spreadOnly } from './draw-load.ts';

const clients = isSlowRun ? 100_000 : 20_000;
/** Permitted deviation of the peak: few clients add variance to the busiest second. The table promises 10 %. */
const peakTolerance = isSlowRun ? 0.1 : 0.15;

const spread =
  (publishLag: number, spreadMs: number): Rule =>
  (left, random) =>
    refreshDelay([{ drawNumber: '1', drawAt: left }], 0, { publishLag, spreadMs, random });

/**
 * Rows for one million viewers: first 1.3 tabs per viewer, then one polling tab per viewer, then 40 % of these tabs
 * hidden.
 */
const TABLE: readonly (readonly [string, Rule, number, Load])[] = [
  ['base rule', base, 1_300, { peak: 1_299, peakLater: 1_290, mean: 46, median: 5.5, p99: 5.9 }],
  ['+ spread', spreadOnly, 1_300, { peak: 293, peakLater: 291, mean: 44, median: 4, p99: 7 }],
  ['+ period', spread(0, 8_000), 1_300, { peak: 281, peakLater: 83, mean: 52, median: 3.9, p99: 6.6 }],
  ['+ publish lag', spread(2_500, 8_000), 1_300, { peak: 164, peakLater: 81, mean: 51, median: 4.9, p99: 8.8 }],
  ['+ one tab asks', spread(2_500, 8_000), 1_000, { peak: 127, peakLater: 64, mean: 39, median: 4.9, p99: 8.8 }],
  ['+ hidden silent', spread(2_500, 8_000), 600, { peak: 76, peakLater: 37, mean: 24, median: 4.9, p99: 8.9 }],
  ['spread 15 s', spread(2_500, 15_000), 600, { peak: 41, peakLater: 32, mean: 24, median: 8.4, p99: 15.7 }],
  ['spread 3 s', spread(2_500, 3_000), 600, { peak: 203, peakLater: 40, mean: 24, median: 2.4, p99: 4 }],
];

describe('request load after one draw', () => {
  it.each(TABLE)(
    'R5 OPS-07 %s: peaks, mean and delays of the requests match the table',
    (_, rule, thousands, expected) => {
      const load = drawLoad(rule, thousands, clients);
      const off = (field: keyof Load) => Math.abs(load[field] / expected[field] - 1);
      for (const field of ['peak', 'peakLater'] as const) {
        expect(off(field), `${field} ${load[field]}`).toBeLessThanOrEqual(peakTolerance);
      }
      for (const field of ['mean', 'median', 'p99'] as const) {
        expect(off(field), `${field} ${load[field]}`).toBeLessThanOrEqual(0.1);
      }
    },
  );
});
