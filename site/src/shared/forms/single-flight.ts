/** Runs one asynchronous action of a model at a time. An action that is started during another one is dropped. */
import type { CallError } from 'lobbykit';
import { toCallError } from 'lobbykit/forms';
import type { WritableAtom } from 'nanostores';

export interface StepState {
  /** True while an action is in flight. */
  readonly busy: boolean;
  /** Error of the last action, or null. */
  readonly actionError: CallError | null;
}

/**
 * Returns a function that runs the actions of a model. The result of `run` is merged into the state.
 * @returns true if the action succeeded; false if it failed (see `actionError`) or if another action was in flight
 */
export function singleFlight<State extends StepState>($state: WritableAtom<State>) {
  // Reads `value`, because `get` would mount a store without listeners.
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
