/** State of the studio, stored in the URL so that it survives a reload, can be shared, and Back restores it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioState } from './model/state.ts';
import { queryOf, stateOf } from './model/url.ts';

/**
 * Delay before the URL is updated, ms. Some browsers allow only a hundred updates in 30 s, which dragging a color
 * exceeds.
 */
const WRITE_AFTER_MS = 150;

/**
 * Changes a part of the state.
 * @param typing name of the input, if it is typed or dragged. Successive changes of one input share a history entry
 */
export type Change = (patch: Partial<StudioState>, typing?: string) => void;

export function useStudio(): readonly [StudioState, Change] {
  const [state, setState] = useState(() => stateOf(location.search));
  const latest = useRef(state);
  /** Input that created the newest history entry; null if the entry was not created by typing. */
  const entry = useRef<string | null>(null);
  const writing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const write = useCallback(() => {
    clearTimeout(writing.current);
    writing.current = undefined;
    history.replaceState(null, '', location.pathname + queryOf(latest.current));
  }, []);

  useEffect(() => {
    const back = () => {
      clearTimeout(writing.current);
      writing.current = undefined;
      entry.current = null;
      latest.current = stateOf(location.search);
      setState(latest.current);
    };
    const flush = () => writing.current !== undefined && write();
    window.addEventListener('popstate', back);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('popstate', back);
      window.removeEventListener('pagehide', flush);
    };
  }, [write]);

  const change = useCallback<Change>(
    (patch, typing) => {
      const next = { ...latest.current, ...patch };
      if (queryOf(next) === queryOf(latest.current)) return;
      if (typing !== undefined && typing === entry.current) {
        latest.current = next;
        clearTimeout(writing.current);
        writing.current = setTimeout(write, WRITE_AFTER_MS);
      } else {
        // Saves pending changes in the previous history entry first.
        if (writing.current !== undefined) write();
        latest.current = next;
        history.pushState(null, '', location.pathname + queryOf(next));
      }
      entry.current = typing ?? null;
      setState(next);
    },
    [write],
  );

  return [state, change];
}
