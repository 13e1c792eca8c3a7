/** Loads components of a chunk when they are first used. */
import { type ChunkLoadFailure, hasVersionSkew } from '../../dom/version-skew.ts';
import { useCallback, useEffect, useState } from '../dialect.ts';

export interface Chunk<T> {
  /** Component, or several in an object; null until loaded. */
  readonly View: T | null;
  /** Reason why loading failed; null if it has not. */
  readonly failed: ChunkLoadFailure | null;
  retry(): void;
}

/**
 * Loads the chunk when `enabled` is first true, and keeps it.
 * @param load stable function that calls `import()`. The caller shows a failure, for example with `ChunkErrorFallback`
 * @param prepare stable function that loads further code, such as stylesheets, for which the component waits
 * @param lost stable function that is called at each failure
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
