/** Transition states of an element that is opened and closed (FRAME-23, FRAME-24). */
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
 * Returns the next state and the delay in ms; null at the end. The direction may change in between.
 * @param fade duration of a transition, ms; 0 for reduced motion
 */
export function nextTransitionState(
  stage: TransitionState,
  open: boolean,
  fade: number,
): { to: TransitionState; after: number } | null {
  const to = (open ? OPENING : CLOSING)[stage];
  return to ? { to, after: stage === (open ? 'entering' : 'exiting') ? fade : 0 } : null;
}

/** Returns the transition state for `open`; closing takes 300 ms before unmounting. */
export function useTransitionState(open: boolean): TransitionState {
  const [stage, setTransitionState] = useState<TransitionState>('unmounted');
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const next = nextTransitionState(stage, open, still ? 0 : MODAL_FADE_MS);
    if (!next) return;
    // A state without a duration is set in the effect itself, before the browser paints the previous one.
    if (next.after === 0) return setTransitionState(next.to);
    const timer = setTimeout(() => setTransitionState(next.to), next.after);
    return () => clearTimeout(timer);
  }, [stage, open]);
  return stage;
}
