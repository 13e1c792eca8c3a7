/** Dialog whose code loads when it first opens. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ChunkLoader } from './use-lazy.ts';

/**
 * Dialog of `load`, or null while it loads. The dialog stays mounted afterwards, so that closing can fade.
 * @param onFail closes the dialog after a failed load, so that the next opening retries
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
