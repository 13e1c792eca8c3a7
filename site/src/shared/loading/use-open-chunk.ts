/** A dialog whose code comes when it first opens. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ChunkLoader } from './use-lazy.ts';

/**
 * The dialog of `load`, null until it has come; it stays once it has, so that what closes can fade.
 * @param onFail it did not come: closes what was to open, so that the next who opens it asks anew
 */
export function useOpenChunk<P>(load: ChunkLoader<P>, open: boolean, onFail: () => void): ComponentType<P> | null {
  const [come, setCome] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    if (come || !open) return;
    let wanted = true;
    load().then(
      Part => wanted && setCome({ Part }),
      () => wanted && fail.current(),
    );
    return () => {
      wanted = false;
    };
  }, [come, open, load]);
  return come && come.Part;
}
