import { describe, expect, it } from 'vitest';
import { backoffDelay, baseDelay, refreshDelay } from '../../../sdk/protocol/lottery/refresh.ts';
import { fc } from '../../helpers/chance/fast-check.ts';
import { seededRandom } from '../../helpers/chance/seed.ts';

const NOW = 1_787_500_000_000;
const draw = (left: number | null, drawNumber = '20260823') => ({
  drawNumber,
  drawAt: left === null ? null : NOW + left,
});
const base = (...lefts: (number | null)[]) =>
  baseDelay(
    lefts.map(left => draw(left)),
    NOW,
  );
const random = (value: number) => () => value;

describe('base rule', () => {
  it('LOTT-26 base delay is the smallest non-negative remaining time', () => {
    expect(base(20_000, 9_000, 15_000)).toBe(9_000);
    expect(base(20_000, -1, -9_000)).toBe(20_000);
  });

  it('LOTT-26 base delay considers only lotteries with a draw number', () => {
    expect(baseDelay([draw(3_000, ''), draw(9_000)], NOW)).toBe(9_000);
  });

  it('LOTT-27 base delay is 7000 ms if the remaining time is missing or 0', () => {
    expect(base()).toBe(7_000);
    expect(base(null)).toBe(7_000);
    expect(base(-1, -5_000)).toBe(7_000);
    expect(baseDelay([draw(3_000, '')], NOW)).toBe(7_000);
    expect(base(0)).toBe(7_000);
    expect(base(0, 9_000)).toBe(7_000);
  });

  it('LOTT-28 base delay is at most 30000 ms', () => {
    expect(base(29_999)).toBe(29_999);
    expect(base(30_000)).toBe(30_000);
    expect(base(30_001)).toBe(30_000);
    expect(base(86_400_000)).toBe(30_000);
  });
});

describe('spread of requests', () => {
  it('R5 default request after a draw is sent at deadline + 2.5 s + up to 8 s', () => {
    expect(refreshDelay([draw(5_000)], NOW, { random: random(0) })).toBe(7_500);
    expect(refreshDelay([draw(5_000)], NOW, { random: random(0.5) })).toBe(11_500);
  });

  it('R5 publish lag and spread are those sent by the gateway', () => {
    expect(refreshDelay([draw(5_000)], NOW, { publishLag: 1_000, spreadMs: 4_000, random: random(0.25) })).toBe(7_000);
  });

  it('R5 periodic request is sent at base x U(0.7, 1] if no draw is near or the delay would exceed the maximum', () => {
    expect(refreshDelay([draw(86_400_000)], NOW, { random: random(0) })).toBe(30_000);
    expect(refreshDelay([draw(86_400_000)], NOW, { random: random(0.5) })).toBe(25_500);
    expect(refreshDelay([draw(null)], NOW, { random: random(0.5) })).toBe(5_950);
    expect(refreshDelay([draw(25_000)], NOW, { random: random(0) })).toBe(25_000);
    expect(refreshDelay([draw(25_000)], NOW, { random: random(0.5) })).toBe(21_250);
  });

  it('R5 request is sent soon after a due draw without a published result', () => {
    expect(refreshDelay([draw(-1_000), draw(86_400_000)], NOW, { random: random(0.25) })).toBe(3_500);
    expect(refreshDelay([draw(0), draw(86_400_000)], NOW, { random: random(0.25) })).toBe(4_500);
    expect(refreshDelay([draw(-2_500), draw(86_400_000)], NOW, { random: random(0) })).toBe(30_000);
  });

  it('R5 delay is at most 30 s, at least 0.7 of the base rule and never before the result is published', () => {
    const spread = { publishLag: fc.nat(30_000), spreadMs: fc.nat(30_000) };
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -25_000, max: 90_000 })),
        fc.record(spread),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (lefts, lag, u) => {
          const draws = lefts.map(left => draw(left));
          const delay = refreshDelay(draws, NOW, { ...lag, random: random(u) });
          expect(delay).toBeLessThanOrEqual(30_000);
          const out = lefts.map(left => left + Math.min(lag.publishLag, 21_000)).filter(left => left > 0);
          expect(delay).toBeGreaterThanOrEqual(Math.min(...out, 0.7 * baseDelay(draws, NOW)));
        },
      ),
    );
  });

  it('R5 delay equals the base rule with publishLag 0 and spreadMs 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9_000, max: 90_000 })), lefts => {
        const draws = lefts.map(left => draw(left));
        expect(refreshDelay(draws, NOW, { publishLag: 0, spreadMs: 0 })).toBe(baseDelay(draws, NOW));
      }),
    );
  });

  it.each([8_000, 15_000])(
    'R5 10,000 schedulers send fewer than 1.5 x N/spread requests per second with a spread of %d ms, each within 30 s',
    spreadMs => {
      const next = seededRandom(spreadMs);
      const drawAt = NOW + 120_000;
      const requests: number[] = [];
      const afterDraw: number[] = [];
      for (let client = 0; client < 10_000; client++) {
        let now = NOW + next() * 30_000;
        while (now <= drawAt) {
          requests.push(now);
          const delay = refreshDelay([{ drawNumber: '1', drawAt }], now, { spreadMs, random: next });
          if (delay > 30_000) throw new Error(`waits ${delay} ms`);
          now += delay;
        }
        afterDraw.push(now);
      }
      expect(Math.min(...afterDraw) - drawAt).toBeGreaterThanOrEqual(2_500);
      expect(Math.max(...afterDraw) - drawAt).toBeLessThanOrEqual(2_500 + spreadMs);
      expect(busiestSecond([...requests, ...afterDraw])).toBeLessThanOrEqual((1.5 * 10_000 * 1_000) / spreadMs);
    },
  );
});

describe('back-off', () => {
  it('R8 back-off doubles from 10 s to 120 s', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 50, 5_000].map(failures => backoffDelay(failures, undefined, random(0)));
    expect(steps).toEqual([10, 10, 20, 40, 80, 120, 120, 120, 120].map(seconds => seconds * 1000));
  });

  it('R8 back-off adds up to 20 % to the delay to desynchronize clients', () => {
    expect(backoffDelay(1, undefined, random(0.5))).toBe(11_000);
    expect(backoffDelay(9, undefined, random(0.999))).toBeLessThan(144_000);
  });

  it('R8 back-off waits for Retry-After up to 5 min, with a deviation of at most 20 %', () => {
    expect(backoffDelay(1, 60_000, random(0))).toBe(48_000);
    expect(backoffDelay(1, 60_000, random(0.5))).toBe(60_000);
    expect(backoffDelay(1, 60_000, random(0.999))).toBeCloseTo(72_000, -2);
    expect(backoffDelay(1, 86_400_000, random(0))).toBe(300_000);
    expect(backoffDelay(1, 0, random(0.5))).toBe(10_000);
  });

  it('R8 1,000 clients each send one request per 2 min during a 5 min outage and recover with at most 3 x the normal load', () => {
    const next = seededRandom(8);
    const down = { from: 60_000, until: 360_000 };
    const requests: number[] = [];
    for (let client = 0; client < 1_000; client++) {
      let failures = 0;
      for (let now = next() * 30_000; now < 600_000; ) {
        requests.push(now);
        failures = now >= down.from && now < down.until ? failures + 1 : 0;
        now +=
          failures > 0
            ? backoffDelay(failures, undefined, next)
            : refreshDelay([draw(86_400_000)], NOW, { random: next });
      }
    }
    const between = (from: number, until: number) => requests.filter(at => at >= from && at < until);
    const normal = busiestSecond(between(30_000, 60_000));
    expect(between(240_000, 360_000).length).toBeLessThanOrEqual(1_000);
    expect(busiestSecond(between(360_000, 600_000))).toBeLessThanOrEqual(3 * normal);
  });
});

/** Maximum number of timestamps (ms) within any second. */
function busiestSecond(instants: readonly number[]): number {
  const sorted = [...instants].sort((a, b) => a - b);
  let busiest = 0;
  for (let first = 0, last = 0; last < sorted.length; last++) {
    while (sorted[last]! - sorted[first]! > 1_000) first++;
    busiest = Math.max(busiest, last - first + 1);
  }
  return busiest;
}
