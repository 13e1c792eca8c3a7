/** Lazy loading of one or several components of a file at their first use. */
import { type ChunkLoadFailure, hasVersionSkew } from '../../dom/version-skew.ts';
import { useCallback, useEffect, useState } from '../dialect.ts';

export interface Chunk<T> {
  /** Null until loaded. */
  readonly View: T | null;
  /** Reason of a failure; null if none. */
  readonly failed: ChunkLoadFailure | null;
  retry(): void;
}

/**
 * Loads the chunk once `enabled` is true, and keeps it.
 * @param load a stable function around `import()`; the caller shows its failure, for example with `ChunkErrorFallback`
 * @param prepare a stable function that loads further requirements, such as stylesheets; the component waits for it
 * @param lost a stable function that is called with each failure
 */
export function useChunk<T>(
  enabled: boolean,
  load: () => Promise<T>,
  prepare: () => Promise<void> = noop,
  lost?: (why: ChunkLoadFailure) => void,
): Chunk<T> {
  const [state, setState] = useState<Pick<Chunk<T>, 'View' | 'failed'>>(NOT_YET);
  const shouldLoad = enabled && !state.View && !state.failed;

  useEffect(() => {
    if (!shouldLoad) return;
    let live = true;
    Promise.all([load(), prepare()]).then(
      ([View]) => live && setState({ View, failed: null }),
      reason => {
        if (!live) return;
        const failed = hasVersionSkew(reason) ? 'outdated' : 'offline';
        setState({ View: null, failed });
        lost?.(failed);
      },
    );
    return () => {
      live = false;
    };
  }, [shouldLoad, load, prepare, lost]);

  const retry = useCallback(() => setState(NOT_YET), []);
  return { ...state, retry };
}

const NOT_YET = { View: null, failed: null };
const noop = () => Promise.resolve();
