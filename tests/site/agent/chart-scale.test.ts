import { expect, it } from 'vitest';
import { chartScale } from '../../../site/src/rules/agent/chart-scale.ts';

it.each([
  [[212, 238, 164, 158], { least: 140, most: 240 }],
  [[0, 3], { least: 0, most: 3 }],
  [[-404_000, 646_000], { least: -500_000, most: 750_000 }],
  [[5], { least: 4, most: 6 }],
])('TEAM-10 the axis of a chart holds every value between round marks: %j', (values, bounds) => {
  const { least, most, marks } = chartScale(values);
  expect(least).toBeLessThanOrEqual(Math.min(...values));
  expect(most).toBeGreaterThanOrEqual(Math.max(...values));
  expect(marks[0]).toBe(least);
  expect(marks.at(-1)).toBe(most);
  expect(marks.length).toBeLessThanOrEqual(7);
  expect(least).toBeGreaterThanOrEqual(bounds.least);
  expect(most).toBeLessThanOrEqual(bounds.most + (bounds.most - bounds.least));
});

it('TEAM-10 days on which nothing happened, or no days at all, have an axis too', () => {
  expect(chartScale([0, 0, 0])).toEqual({ least: 0, most: 1, marks: [0] });
  expect(chartScale([])).toEqual({ least: 0, most: 1, marks: [0] });
});
