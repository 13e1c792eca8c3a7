/**
 * Runs of the preview. A changed snippet runs in a second, invisible iframe and replaces the visible one when ready, so
 * that dragging a color does not flicker.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameState, Shown } from './preview/messages.ts';

/** Debounce delay after typing, ms. */
const DEBOUNCE_MS = 250;
/** Maximum time until a run must report a state, ms. After it, the run becomes visible with its skeleton. */
const TIMEOUT_MS = 4_000;

export interface Preview {
  readonly shown: Shown;
  readonly theme: 'light' | 'dark';
  readonly language: string;
}

export interface Run extends Preview {
  readonly id: number;
  readonly state: FrameState;
}

const isSettled = ({ state }: Run) => state !== 'waiting' && state !== 'loading';

export function useRuns(preview: Preview) {
  const [runs, setRuns] = useState<readonly Run[]>(() => [{ ...preview, id: 0, state: 'waiting' }]);
  const next = useRef(1);
  const previewJson = JSON.stringify(preview);
  const running = useRef(previewJson);

  const start = useCallback((text: string) => {
    running.current = text;
    const run: Run = { ...(JSON.parse(text) as Preview), id: next.current++, state: 'waiting' };
    // Keeps at most two runs: the visible run and the newest one.
    setRuns(([front]) => (front ? [front, run] : [run]));
  }, []);

  useEffect(() => {
    if (previewJson === running.current) return;
    const timer = setTimeout(() => start(previewJson), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [previewJson, start]);

  const forward = useCallback((id: number) => {
    setRuns(all => (all.some(run => run.id === id) ? all.filter(run => run.id >= id) : all));
  }, []);

  const newest = runs.at(-1)?.id ?? 0;
  const waits = runs.length > 1;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => forward(newest), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waits, newest, forward]);

  const note = useCallback(
    (id: number, state: FrameState) => {
      setRuns(all => all.map(run => (run.id === id ? { ...run, state } : run)));
      if (isSettled({ state } as Run)) forward(id);
    },
    [forward],
  );

  /** Starts a new run of the same snippet. */
  const again = useCallback(() => {
    running.current = previewJson;
    setRuns([{ ...(JSON.parse(previewJson) as Preview), id: next.current++, state: 'waiting' }]);
  }, [previewJson]);

  return { runs, note, again };
}
