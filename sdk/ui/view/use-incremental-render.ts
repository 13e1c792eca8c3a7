/** Renders a long list step by step, which avoids long tasks and shows the visible entries first. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useRef, useState } from '../dialect.ts';

/** Maximum duration of a step, ms. After a longer step, the next one is smaller. */
const STEP_BUDGET_MS = 42;

/**
 * Returns how many of `total` entries to render: `first` immediately, then more after each paint; steps are larger on a
 * fast device. The number never decreases when the list changes.
 */
export function useIncrementalRender(total: number, first: number): number {
  const [count, setCount] = useState(first);
  const step = useRef(1);
  /**
   * Time at which the last step started, ms since the page opened. The layout and paint of a step end before the next
   * step; before the first step, the value is 0.
   */
  const began = useRef(0);

  useEffect(() => {
    if (count >= total) return;
    let active = true;
    pageEnv.afterPaint(() => {
      if (!active) return;
      const now = performance.now();
      step.current = now - began.current < STEP_BUDGET_MS ? step.current + 1 : Math.ceil(step.current / 2);
      began.current = now;
      setCount(count + step.current);
    });
    return () => {
      active = false;
    };
  }, [count, total]);

  return Math.min(count, total);
}
