/** A view part, or several of one file, loaded when it is first needed. */
import { type ChunkLoadFailure, hasVersionSkew } from '../../dom/version-skew.ts';
import { useCallback, useEffect, useState } from '../dialect.ts';

export interface Chunk<T> {
  /** Null until it has arrived. */
  readonly View: T | null;
  /** Why it did not come; null while nothing failed. */
  readonly failed: ChunkLoadFailure | null;
  retry(): void;
}

/**
 * Loads once `wanted` is true, and keeps the part afterwards.
 * @param load a stable function around `import()`; its failure is shown by the caller, as `ChunkErrorFallback` does
 * @param prepare a stable function that brings what the part needs besides, its styles; the part waits for it
 * @param lost a stable function that is told of each failure
 */
export function useChunk<T>(
  wanted: boolean,
  load: () => Promise<T>,
  prepare: () => Promise<void> = nothing,
  lost?: (why: ChunkLoadFailure) => void,
): Chunk<T> {
  const [state, setState] = useState<Pick<Chunk<T>, 'View' | 'failed'>>(NOT_YET);
  const asked = wanted && !state.View && !state.failed;

  useEffect(() => {
    if (!asked) return;
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
  }, [asked, load, prepare, lost]);

  const retry = useCallback(() => setState(NOT_YET), []);
  return { ...state, retry };
}

const NOT_YET = { View: null, failed: null };
const nothing = () => Promise.resolve();
