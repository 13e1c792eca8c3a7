import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountBetween, useCountUp } from '../../../../site/src/features/wallet/use-count-up.ts';

describe('interpolated amounts', () => {
  it.each([
    ['10000.00', '12000.00', 0, '10000.0000'],
    ['10000.00', '12000.00', 0.5, '11000.0000'],
    ['10000', '9999.5', 1, '9999.5000'],
    ['0.01', '-0.03', 0.5, '-0.0100'],
    ['98765432109876.55', '98765432109878.55', 0.5, '98765432109877.5500'],
    ['', '5', 0.5, '5'],
  ])('S39 interpolation from %s to %s at %s is exactly %s', (from, to, share, between) => {
    expect(amountBetween(from, to, share)).toBe(between);
  });
});

describe('balance animation', () => {
  const motion = (less: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: less }));
  const follow = (first: string | undefined) =>
    renderHook(({ amount }) => useCountUp(amount), { initialProps: { amount: first } });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('BAL-07 balance animation counts once from the last displayed amount to the new amount', () => {
    motion(false);
    const { result, rerender } = follow('10.00');
    expect(result.current).toBeNull();
    // The balance is hidden while it is refetched (BAL-06).
    rerender({ amount: undefined });
    rerender({ amount: '20.00' });
    expect(result.current).toBe('10.0000');
    act(() => vi.advanceTimersByTime(150));
    expect(Number(result.current)).toBeGreaterThan(10);
    expect(Number(result.current)).toBeLessThan(20);
    act(() => vi.advanceTimersByTime(200));
    expect(result.current).toBeNull();
    rerender({ amount: '20.00' });
    expect(result.current).toBeNull();
  });

  it('balance shows its final amount immediately with reduced motion and when hidden during the animation', () => {
    motion(true);
    const still = follow('10.00');
    still.rerender({ amount: '20.00' });
    expect(still.result.current).toBeNull();
    motion(false);
    const hidden = follow('10.00');
    hidden.rerender({ amount: '20.00' });
    hidden.rerender({ amount: undefined });
    expect(hidden.result.current).toBeNull();
  });
});
