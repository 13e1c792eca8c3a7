/** For what may come a frame later than what it stands beside. */
import { pageEnv } from '../../dom/env.ts';
import { useEffect, useState } from '../dialect.ts';

/** True from the paint after `begun` was first true, and for good. */
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
