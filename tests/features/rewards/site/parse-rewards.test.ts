import { expect, it } from 'vitest';
import { streakShare } from '../../../../sdk/protocol/domain.ts';
import {
  daysUntil,
  isReady,
  parseRewards,
  sumOf,
  timeLeft,
} from '../../../../site/src/features/rewards/parse-rewards.ts';

const HOUR = 3_600_000;
const reward = { rewardId: 'offer-1', title: 'A', amount: '12640.50', startTime: 100, endTime: 200 };

it('GIFT-02 parseRewards skips a reward without a valid amount', () => {
  const rows = parseRewards([reward, { rewardId: 2 }, { ...reward, rewardId: 3, amount: 'much' }]);
  expect(rows.map(({ id }) => id)).toEqual(['offer-1']);
  expect(sumOf([...rows, { amount: '0.50' }])).toBe('12641.00');
});

it('GIFT-02 reward is claimable once from its start until its end', () => {
  const [row] = parseRewards([reward]);
  expect([99, 100, 199, 200].map(now => isReady(row!, now))).toEqual([false, true, true, false]);
  expect(isReady({ ...row!, claimTime: 150 }, 160)).toBe(false);
});

it('GIFT-02 remaining time is shown in hours and minutes only on the last day', () => {
  expect(timeLeft(9.5 * HOUR, 0)).toEqual({ hours: 9, minutes: 30 });
  expect(timeLeft(24 * HOUR, 0)).toBeNull();
  expect(timeLeft(0, 0)).toBeNull();
  expect([daysUntil(1, 0), daysUntil(48 * HOUR, 0), daysUntil(0, 5)]).toEqual([1, 2, 0]);
});

it('GIFT-01 progress between streak bonuses is proportional to the days', () => {
  const steps = [3, 7, 14, 30].map(day => ({ day, amount: '1' }));
  expect([0, 3, 5, 7, 30, 31].map(days => Math.round(streakShare(days, steps) * 100))).toEqual([
    0, 0, 17, 33, 100, 100,
  ]);
  expect([streakShare(2, steps.slice(0, 1)), streakShare(3, steps.slice(0, 1)), streakShare(3, [])]).toEqual([0, 1, 0]);
});
