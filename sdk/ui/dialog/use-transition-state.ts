/** Transition states of an element that opens and closes (FRAME-23, FRAME-24). */
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
 * Returns the next transition state and the delay before it, ms; null if the transition has ended. The direction may
 * change during a transition.
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

/** Returns the transition state of an element that is open or closed. It stays mounted for 300 ms after closing. */
export function useTransitionState(open: boolean): TransitionState {
  const [stage, setTransitionState] = useState<TransitionState>('unmounted');
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const next = nextTransitionState(stage, open, still ? 0 : MODAL_FADE_MS);
    if (!next) return;
    // Without a delay, the state is set in the effect itself, so that the browser never paints the previous state.
    if (next.after === 0) return setTransitionState(next.to);
    const timer = setTimeout(() => setTransitionState(next.to), next.after);
    return () => clearTimeout(timer);
  }, [stage, open]);
  return stage;
}
