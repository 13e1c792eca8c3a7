import { expect, it } from 'vitest';
import { isBackSwipe } from '../../../site/src/shell/use-swipe-back.ts';

const swipe = { startX: 60, right: 100, down: 0, durationMs: 500 };

it('FRAME-19 a swipe of 100 px within 500 ms goes back', () => {
  expect(isBackSwipe(swipe)).toBe(true);
  expect(isBackSwipe({ ...swipe, right: 300, down: -149, durationMs: 80 })).toBe(true);
});

it.each([
  ['is a pixel shorter', { right: 99 }],
  ['takes a millisecond longer', { durationMs: 501 }],
  ['goes to the left', { right: -200 }],
  ['scrolls the page as much as it moves sideways', { down: 50 }],
  ['scrolls up', { down: -80 }],
  ['begins at the edge, which the browser uses', { startX: 23 }],
])('FRAME-19 a movement that %s is not a back swipe', (_, change) => {
  expect(isBackSwipe({ ...swipe, ...change })).toBe(false);
});
