import { expect, it } from 'vitest';
import { nextTransitionState, type TransitionState } from '../../sdk/ui/dialog/use-transition-state.ts';

/** All states from `stage` to the final state, and the total duration in ms. */
function stagesFrom(stage: TransitionState, open: boolean): { stages: TransitionState[]; ms: number } {
  const stages = [stage];
  let ms = 0;
  for (let next = nextTransitionState(stage, open, 300); next; next = nextTransitionState(next.to, open, 300)) {
    stages.push(next.to);
    ms += next.after;
  }
  return { stages, ms };
}

it('FRAME-24 a transition to open passes through the states unmounted, exited, entering and entered', () => {
  expect(stagesFrom('unmounted', true)).toEqual({ stages: ['unmounted', 'exited', 'entering', 'entered'], ms: 300 });
});

it('FRAME-23 FRAME-24 closing has the state `exiting` for 300 ms, then `exited` and `unmounted`', () => {
  expect(stagesFrom('entered', false)).toEqual({ stages: ['entered', 'exiting', 'exited', 'unmounted'], ms: 300 });
});

it('FRAME-24 opening a closing element and closing an opening element reverse the transition immediately', () => {
  expect(stagesFrom('exiting', true).stages).toEqual(['exiting', 'entering', 'entered']);
  expect(stagesFrom('entering', false).stages).toEqual(['entering', 'exiting', 'exited', 'unmounted']);
  expect(nextTransitionState('exiting', true, 300)?.after).toBe(0);
});

it('FRAME-24 transitions take no time with reduced motion', () => {
  expect(nextTransitionState('exiting', false, 0)).toEqual({ to: 'exited', after: 0 });
});
