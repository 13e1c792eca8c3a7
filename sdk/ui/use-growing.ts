/** Draws a long list in steps, so that no task is long and what is seen first is there first. */
import { pageEnv } from '../dom/env.ts';
import { useEffect, useLayoutEffect, useRef, useState } from './dialect.ts';

/** A step that takes longer, its layout and paint included, is followed by a smaller one, ms: half of what counts as a long task on a phone. */
const STEP_BUDGET_MS = 25;

/**
 * How many of `total` entries to draw: `first` at once, the rest in steps after each paint, larger where the device is
 * quick. What was reached stays when the list changes.
 */
export function useGrowing(total: number, first: number): number {
  const [count, setCount] = useState(first);
  const step = useRef(2);
  const began = useRef(0);

  useLayoutEffect(() => {
    if (began.current === 0 || count === first) return;
    const script = performance.now() - began.current;
    pageEnv.afterPaint(painting => {
      const quick = script + painting < STEP_BUDGET_MS;
      step.current = quick ? step.current * 2 : Math.max(1, Math.floor(step.current / 2));
    });
  }, [count, first]);

  useEffect(() => {
    if (count >= total) return;
    let wanted = true;
    pageEnv.afterPaint(() => {
      if (!wanted) return;
      began.current = performance.now();
      setCount(count + step.current);
    });
    return () => {
      wanted = false;
    };
  }, [count, total]);

  return Math.min(count, total);
}
