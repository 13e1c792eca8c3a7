/** How an element comes and goes: its stages, each long enough for the sheet to move it (FRAME-23, FRAME-24). */
import { MODAL_FADE_MS } from '../../dom/overlays/modal.ts';
import { useEffect, useState } from '../dialect.ts';

export type TransitionState = 'unmounted' | 'exited' | 'entering' | 'entered' | 'exiting';

const OPENING: Readonly<Partial<Record<TransitionState, TransitionState>>> = {
  unmounted: 'exited',
  exited: 'entering',
  exiting: 'entering',
  entering: 'entered',
};
const CLOSING: Readonly<Partial<Record<TransitionState, TransitionState>>> = {
  entered: 'exiting',
  entering: 'exiting',
  exiting: 'exited',
  exited: 'unmounted',
};

/**
 * The stage that follows `stage`, and ms until then; null at the end of the way. In between it may turn back.
 * @param fade ms of a movement; 0 for who wants none
 */
export function nextTransitionState(
  stage: TransitionState,
  open: boolean,
  fade: number,
): { to: TransitionState; after: number } | null {
  const to = (open ? OPENING : CLOSING)[stage];
  return to ? { to, after: stage === (open ? 'entering' : 'exiting') ? fade : 0 } : null;
}

/** The stage of what is open or closed by `open`: it fades for 300 ms before it is gone. */
export function useTransitionState(open: boolean): TransitionState {
  const [stage, setTransitionState] = useState<TransitionState>('unmounted');
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const next = nextTransitionState(stage, open, still ? 0 : MODAL_FADE_MS);
    if (!next) return;
    // What takes no time happens before the next paint.
    if (next.after === 0) return setTransitionState(next.to);
    const timer = setTimeout(() => setTransitionState(next.to), next.after);
    return () => clearTimeout(timer);
  }, [stage, open]);
  return stage;
}
