import { expect, it } from 'vitest';
import { hasMore, shownOf } from '../../../../site/src/features/games/collapsed-list.ts';

it('CENTER-05 CENTER-06 game center shows six of seven entries until expanded', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  expect([5, 6, 7].map(count => hasMore(seven.slice(0, count)))).toEqual([false, false, true]);
  expect(shownOf(seven, false)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shownOf(seven, true)).toEqual(seven);
});
