/** Loads the code of a dialog when the dialog first opens. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ChunkLoader } from './use-lazy.ts';

/**
 * Returns the dialog of `load`; null until it has first opened and loaded. It stays mounted afterwards, so that closing
 * can be animated.
 * @param onFail called after a failed load; must close the dialog, so that the next opening loads again
 */
export function useOpenChunk<P>(load: ChunkLoader<P>, open: boolean, onFail: () => void): ComponentType<P> | null {
  const [come, setCome] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    if (come || !open) return;
    let active = true;
    load().then(
      Part => active && setCome({ Part }),
      () => active && fail.current(),
    );
    return () => {
      active = false;
    };
  }, [come, open, load]);
  return come && come.Part;
}
