// @vitest-environment jsdom
/**
 * Incremental rendering of a long list: the size of each step follows the duration of the last step including its
 * paint.
 */
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../sdk/dom/env.ts';
import { useIncrementalRender } from '../../sdk/ui/view/use-incremental-render.ts';

afterEach(() => vi.restoreAllMocks());

/**
 * Returns the counts of a list of `total` after each step; `steps` holds the duration in ms of the previous step
 * including its paint.
 */
function grow(total: number, steps: readonly number[]): number[] {
  const waiting: (() => void)[] = [];
  let now = 0;
  vi.spyOn(pageEnv, 'afterPaint').mockImplementation(run => void waiting.push(run));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { result } = renderHook(() => useIncrementalRender(total, 4));
  return steps.map(elapsed => {
    now += elapsed;
    act(() => {
      for (const run of waiting.splice(0)) run();
    });
    return result.current;
  });
}

test('a long list grows by larger steps while steps are fast, until its last entry is rendered', () => {
  expect(grow(40, [500, 33, 33, 33, 33, 33, 33, 33])).toEqual([5, 7, 10, 14, 19, 25, 32, 40]);
});

test('after a step whose rendering and paint were slow, the next step renders fewer entries, but at least one', () => {
  expect(grow(40, [500, 33, 90, 90, 90, 33])).toEqual([5, 7, 8, 9, 10, 12]);
});
