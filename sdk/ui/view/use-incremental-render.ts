/** Incremental rendering of a long list, which avoids long tasks and shows the visible entries first. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useRef, useState } from '../dialect.ts';

/** Maximum duration of a step in ms, after which the next step is smaller. */
const STEP_BUDGET_MS = 42;

/**
 * Returns the number of `total` entries to render: `first` immediately, the rest in steps after each paint, larger on a
 * fast device. The number never decreases when the list changes.
 */
export function useIncrementalRender(total: number, first: number): number {
  const [count, setCount] = useState(first);
  const step = useRef(1);
  /**
   * Start of the last step, ms of the page; its layout and paint end before the next step. In the distant past before
   * the first step.
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
