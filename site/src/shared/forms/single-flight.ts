/** Runs one asynchronous step of a model at a time. A step that is requested during another step is dropped. */
import type { CallError } from 'lobbykit';
import { toCallError } from 'lobbykit/forms';
import type { WritableAtom } from 'nanostores';

export interface StepState {
  /** True while a step is in flight. */
  readonly busy: boolean;
  /** Error of the last step, or null. */
  readonly actionError: CallError | null;
}

/**
 * Creates the step runner of a model. The result of `run` is merged into the state when the step succeeds.
 * @returns true if the step succeeded; false if it failed (see `actionError`) or if another step was in flight
 */
export function singleFlight<State extends StepState>($state: WritableAtom<State>) {
  // Reads `value`, because `get` would mount a store that has no listeners.
  const change = (part: Partial<State> | StepState) => $state.set({ ...($state.value as State), ...part });
  return async (run: () => Promise<Partial<State> | undefined>): Promise<boolean> => {
    if ($state.value?.busy) return false;
    change({ busy: true, actionError: null });
    try {
      change({ ...(await run()), busy: false, actionError: null });
      return true;
    } catch (reason) {
      change({ busy: false, actionError: toCallError(reason) });
      return false;
    }
  };
}
