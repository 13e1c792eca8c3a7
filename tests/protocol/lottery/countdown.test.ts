import { describe, expect, it } from 'vitest';
import {
  deadline,
  formatRemaining,
  NO_TIME,
  startValue,
  viewCountdown,
} from '../../../sdk/protocol/lottery/countdown.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const HOUR = 3_600_000;
const NOW = 1_787_500_000_000;
const open = (left: number, lock = 0) => ({ onSale: true, drawAt: NOW + left + lock, closeAt: NOW + left });

describe('start value', () => {
  it.each([
    ['half of the lotteryTime difference is taken off', 10_000, [1_000, 3_000], 9_000],
    ['the limit is 0', 500, [0, 3_000], 0],
    ['an odd difference is halved exactly', 10_000, [0, 1], 9_999.5],
  ] as const)('COUNT-02 %s', (_, remain, lotteryTime, expected) => {
    expect(startValue(remain, lotteryTime)).toBe(expected);
  });

  it.each([
    ['a negative difference counts as 0', 10_000, [3_000, 1_000], 10_000],
    ['a missing pair counts as 0', 10_000, undefined, 10_000],
    ['a senseless pair counts as 0', 10_000, [Number.NaN, 1], 10_000],
    ['the limit applies to the final value', -5_000, [3_000, 1_000], 0],
  ] as const)('COUNT-03 %s', (_, remain, lotteryTime, expected) => {
    expect(startValue(remain, lotteryTime)).toBe(expected);
  });
});

describe('deadline', () => {
  it('R2 deadline is serverTime + remainTime, regardless of the age of the response', () => {
    const clock = { serverTime: NOW - 20_000, receivedAt: NOW, lotteryTime: [0, 8_000] as const };
    expect(deadline(60_000, clock) - NOW).toBe(40_000);
  });

  it('R2 COUNT-02 deadline of a response without serverTime counts from the arrival minus half of the round trip', () => {
    expect(deadline(60_000, { receivedAt: NOW, lotteryTime: [0, 400] })).toBe(NOW + 59_800);
  });
});

describe('countdown text', () => {
  it.each([
    [0, NO_TIME],
    [-1, NO_TIME],
    [Number.NaN, NO_TIME],
    [1, '0:00:00'],
    [999, '0:00:00'],
    [1_000, '0:00:01'],
    [5_999, '0:00:05'],
    [59_999, '0:00:59'],
    [60_000, '0:01:00'],
    [HOUR - 1, '0:59:59'],
    [HOUR, '1:00:00'],
    [10 * HOUR, '10:00:00'],
    [24 * HOUR - 1, '23:59:59'],
    [26 * HOUR, '1 d 2:00'],
    [144 * HOUR + 46 * 60_000 + 59_999, '6 d 0:46'],
  ])('COUNT-05 COUNT-06 COUNT-08 formatRemaining shows %d ms as %s', (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });

  it('COUNT-06 formatRemaining rounds down to the second for every duration below a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 * HOUR - 1 }), ms => {
        const [hours, minutes, seconds] = formatRemaining(ms).split(':').map(Number);
        expect(hours! * 3600 + minutes! * 60 + seconds!).toBe(Math.floor(ms / 1000));
      }),
    );
  });

  it('COUNT-06 formatRemaining shows days from 24 h on and rounds down to the minute, tested up to 100 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24 * HOUR, max: 100 * 24 * HOUR }), ms => {
        const [, days, hours, minutes] = /^(\d+) d (\d+):(\d\d)$/.exec(formatRemaining(ms)) ?? [];
        expect(Number(hours)).toBeLessThan(24);
        expect((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)).toBe(Math.floor(ms / 60_000));
      }),
    );
  });
});

describe('countdown view', () => {
  it.each([
    [-1, 'drawing', NO_TIME, false, false],
    [0, 'drawing', NO_TIME, false, false],
    [1, 'open', '0:00:00', true, true],
    [5_999, 'open', '0:00:05', true, true],
    [6_000, 'open', '0:00:06', false, true],
    [24 * HOUR - 1, 'open', '23:59:59', false, true],
    [24 * HOUR, 'open', '1 d 0:00', false, false],
    [24 * HOUR + 1, 'open', '1 d 0:00', false, false],
  ])(
    'R2 COUNT-07 COUNT-08 COUNT-10 countdown at %d ms is %s, %s, near %s, highlighted %s',
    (left, phase, text, near, highlight) => {
      expect(viewCountdown(open(left), NOW)).toMatchObject({ phase, text, near, highlight });
    },
  );

  it('COUNT-01 countdown shows no time for a draw that is not on sale', () => {
    expect(viewCountdown({ ...open(60_000), onSale: false }, NOW)).toEqual({
      phase: 'off',
      text: NO_TIME,
      seconds: null,
      near: false,
      highlight: false,
    });
  });

  it('COUNT-09 COUNT-11 countdown runs to the close of sale, lockTime seconds before the draw, then to the draw', () => {
    const lottery = open(60_000, 30_000);
    expect(viewCountdown(lottery, NOW)).toMatchObject({ phase: 'open', text: '0:01:00' });
    expect(viewCountdown(lottery, NOW + 59_999)).toMatchObject({ phase: 'open', near: true });
    expect(viewCountdown(lottery, NOW + 60_000)).toMatchObject({ phase: 'closed', text: '0:00:30', highlight: false });
    expect(viewCountdown(lottery, NOW + 90_000)).toMatchObject({ phase: 'drawing', text: NO_TIME });
  });

  it('COUNT-10 countdown is highlighted while 0 < remainTime - lockTime < 24 hours and not in the lock time', () => {
    expect(viewCountdown(open(24 * HOUR - 1, HOUR), NOW).highlight).toBe(true);
    expect(viewCountdown(open(24 * HOUR, HOUR), NOW).highlight).toBe(false);
    expect(viewCountdown(open(0, HOUR), NOW)).toMatchObject({ phase: 'closed', highlight: false });
  });

  it('COUNT-12 countdown depends only on the clock and is correct after ten hours of sleep', () => {
    expect(viewCountdown(open(11 * HOUR), NOW + 10 * HOUR).text).toBe('1:00:00');
  });

  it('COUNT-08 countdown shows no time when the draw is unknown', () => {
    expect(viewCountdown({ onSale: true, drawAt: null, closeAt: null }, NOW)).toMatchObject({
      phase: 'off',
      text: NO_TIME,
    });
  });
});
