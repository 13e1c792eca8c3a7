import { useLayoutEffect, useRef, useState } from 'react';
import { COUNT_UP_MS } from '../../shared/time/durations.ts';
import { amountBetween } from './count-up.ts';

/**
 * The amount on its way from the one that was shown last, null at rest: a change counts up once. Who asked for less motion
 * sees the end at once.
 * @param amount decimal text, undefined while there is none to be seen
 */
export function useCountUp(amount: string | undefined): string | null {
  const last = useRef<string>(undefined);
  const [step, setStep] = useState<string | null>(null);

  // Before the paint, or the new amount would flash first.
  useLayoutEffect(() => {
    if (amount === undefined) return;
    const from = last.current;
    last.current = amount;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === undefined || from === amount || still) return;
    const begin = performance.now();
    let frame = 0;
    const show = (now: number) => {
      const share = Math.min(1, Math.max(0, now - begin) / COUNT_UP_MS);
      setStep(share < 1 ? amountBetween(from, amount, share) : null);
      if (share < 1) frame = requestAnimationFrame(show);
    };
    show(begin);
    return () => {
      cancelAnimationFrame(frame);
      setStep(null);
    };
  }, [amount]);
  return step;
}
