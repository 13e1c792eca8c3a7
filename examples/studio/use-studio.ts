/** The state of the studio, kept in the address of the page: a reload, a shared link and the back button know it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryOf, stateOf } from './model/address.ts';
import type { StudioState } from './model/state.ts';

/** Some browsers allow a hundred changes of the address in half a minute; dragging a color makes more. */
const WRITE_AFTER_MS = 150;

/**
 * Changes some of the state.
 * @param typing name of the field that is being typed or dragged: its changes are one step back in the history together
 */
export type Change = (patch: Partial<StudioState>, typing?: string) => void;

export function useStudio(): readonly [StudioState, Change] {
  const [state, setState] = useState(() => stateOf(location.search));
  const latest = useRef(state);
  /** Field that the newest entry of the history is about; null when it is no typing. */
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
    const leave = () => writing.current !== undefined && write();
    window.addEventListener('popstate', back);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('popstate', back);
      window.removeEventListener('pagehide', leave);
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
        // What was typed last belongs to the entry that is left behind.
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
