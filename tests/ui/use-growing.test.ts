/** How a long list grows: by steps whose size follows what the last one took, its paint included. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../sdk/dom/env.ts';
import { useGrowing } from '../../sdk/ui/use-growing.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns the counts of a list of `total` after each paint, of which the given ones take so many ms. */
function grow(total: number, paints: readonly number[]): number[] {
  const waiting: ((painting: number) => void)[] = [];
  vi.spyOn(pageEnv, 'afterPaint').mockImplementation(run => void waiting.push(run));
  const { result } = renderHook(() => useGrowing(total, 4));
  return paints.map(painting => {
    act(() => {
      for (const run of waiting.splice(0)) run(painting);
    });
    return result.current;
  });
}

test('LOTT-07 a long list grows by larger steps while those are quick, to its last entry', () => {
  expect(grow(40, [1, 1, 1, 1, 1])).toEqual([6, 10, 18, 34, 40]);
});

test('LOTT-07 a step that is slow to paint is followed by a smaller one, never by none', () => {
  expect(grow(40, [1, 60, 60, 60, 1])).toEqual([6, 7, 8, 9, 11]);
});
