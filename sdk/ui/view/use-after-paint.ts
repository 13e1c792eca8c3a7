/** Delays content until the frame after the content around it. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useState } from '../dialect.ts';

/** Returns false until the first paint after `started` became true, and then always true. */
export function useAfterPaint(started: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!started || painted) return;
    let active = true;
    pageEnv.afterPaint(() => active && setPainted(true));
    return () => {
      active = false;
    };
  }, [started, painted]);
  return painted;
}
