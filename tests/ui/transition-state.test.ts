import { expect, it } from 'vitest';
import { nextTransitionState, type TransitionState } from '../../sdk/ui/dialog/use-transition-state.ts';

/** Every stage from `stage` to the end of the way, and the ms it takes. */
function way(stage: TransitionState, open: boolean): { stages: TransitionState[]; ms: number } {
  const stages = [stage];
  let ms = 0;
  for (let next = nextTransitionState(stage, open, 300); next; next = nextTransitionState(next.to, open, 300)) {
    stages.push(next.to);
    ms += next.after;
  }
  return { stages, ms };
}

it('FRAME-24 what opens passes from unmounted through exited and entering to entered', () => {
  expect(way('unmounted', true)).toEqual({ stages: ['unmounted', 'exited', 'entering', 'entered'], ms: 300 });
});

it('FRAME-23 FRAME-24 what closes is exiting for 300 ms, then exited and unmounted', () => {
  expect(way('entered', false)).toEqual({ stages: ['entered', 'exiting', 'exited', 'unmounted'], ms: 300 });
});

it('FRAME-24 what is opened while it closes, or closed while it opens, turns back at once', () => {
  expect(way('exiting', true).stages).toEqual(['exiting', 'entering', 'entered']);
  expect(way('entering', false).stages).toEqual(['entering', 'exiting', 'exited', 'unmounted']);
  expect(nextTransitionState('exiting', true, 300)?.after).toBe(0);
});

it('FRAME-24 for who wants no motion nothing takes time', () => {
  expect(nextTransitionState('exiting', false, 0)).toEqual({ to: 'exited', after: 0 });
});
