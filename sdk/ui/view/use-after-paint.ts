/** Delay of content until the frame after its surroundings. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useState } from '../dialect.ts';

/** Returns true permanently from the paint after `started` was first true. */
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
