/** A view part that is loaded when it is first needed. */
import { type ComponentType, useCallback, useEffect, useState } from './dialect.ts';

export interface Chunk<P> {
  /** Null until it has arrived. */
  readonly View: ComponentType<P> | null;
  readonly failed: boolean;
  retry(): void;
}

/**
 * Loads once `wanted` is true, and keeps the part afterwards.
 * @param load a stable function around `import()`; its failure (no network) is shown by the caller with a retry
 * @param prepare a stable function that brings what the part needs besides, its styles; the part waits for it
 * @param lost a stable function that is told of each failure
 */
export function useChunk<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  prepare: () => Promise<void> = nothing,
  lost?: () => void,
): Chunk<P> {
  const [state, setState] = useState<Pick<Chunk<P>, 'View' | 'failed'>>(NOT_YET);
  const asked = wanted && !state.View && !state.failed;

  useEffect(() => {
    if (!asked) return;
    let live = true;
    Promise.all([load(), prepare()]).then(
      ([View]) => live && setState({ View, failed: false }),
      () => {
        if (!live) return;
        setState({ View: null, failed: true });
        lost?.();
      },
    );
    return () => {
      live = false;
    };
  }, [asked, load, prepare, lost]);

  const retry = useCallback(() => setState(NOT_YET), []);
  return { ...state, retry };
}

const NOT_YET = { View: null, failed: false };
const nothing = () => Promise.resolve();
