import { expect, it } from 'vitest';
import { chartScale } from '../../../../site/src/features/team/reports/line-chart.tsx';

it.each([
  [[212, 238, 164, 158], { min: 140, max: 240 }],
  [[0, 3], { min: 0, max: 3 }],
  [[-404_000, 646_000], { min: -500_000, max: 750_000 }],
  [[5], { min: 4, max: 6 }],
])('TEAM-10 chart axis contains all values between round axis labels: %j', (values, bounds) => {
  const { min, max, marks } = chartScale(values);
  expect(min).toBeLessThanOrEqual(Math.min(...values));
  expect(max).toBeGreaterThanOrEqual(Math.max(...values));
  expect(marks[0]).toBe(min);
  expect(marks.at(-1)).toBe(max);
  expect(marks.length).toBeLessThanOrEqual(7);
  expect(min).toBeGreaterThanOrEqual(bounds.min);
  expect(max).toBeLessThanOrEqual(bounds.max + (bounds.max - bounds.min));
});

it('TEAM-10 chart axis is shown for zero values and without any days', () => {
  expect(chartScale([0, 0, 0])).toEqual({ min: 0, max: 1, marks: [0] });
  expect(chartScale([])).toEqual({ min: 0, max: 1, marks: [0] });
});
