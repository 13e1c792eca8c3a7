/** Delay of content until the frame after its surroundings. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useState } from '../dialect.ts';

/** Returns true permanently from the paint after `begun` was first true. */
export function useAfterPaint(begun: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!begun || painted) return;
    let wanted = true;
    pageEnv.afterPaint(() => wanted && setPainted(true));
    return () => {
      wanted = false;
    };
  }, [begun, painted]);
  return painted;
}
