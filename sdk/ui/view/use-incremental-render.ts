/** Renders a long list in steps, so that no task is long and what is seen first is there first. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useRef, useState } from '../dialect.ts';

/** A step that takes longer is followed by a smaller one, ms: two frames pass with any step, and there may be none more. */
const STEP_BUDGET_MS = 42;

/**
 * How many of `total` entries to render: `first` at once, the rest in steps after each paint, larger where the device is
 * quick. What was reached stays when the list changes.
 */
export function useIncrementalRender(total: number, first: number): number {
  const [count, setCount] = useState(first);
  const step = useRef(1);
  /** When the last step began, ms of the page: its layout and paint are over with the next one. Long ago before the first. */
  const began = useRef(0);

  useEffect(() => {
    if (count >= total) return;
    let wanted = true;
    pageEnv.afterPaint(() => {
      if (!wanted) return;
      const now = performance.now();
      step.current = now - began.current < STEP_BUDGET_MS ? step.current + 1 : Math.ceil(step.current / 2);
      began.current = now;
      setCount(count + step.current);
    });
    return () => {
      wanted = false;
    };
  }, [count, total]);

  return Math.min(count, total);
}
