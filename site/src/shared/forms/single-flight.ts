/** Steps of a model one at a time: what is asked for while another step is under way is not done. */
import type { CallError } from 'lobbykit';
import { toCallError } from 'lobbykit/forms';
import type { WritableAtom } from 'nanostores';

export interface StepState {
  /** A step is under way. */
  readonly busy: boolean;
  /** Why the last step was refused. */
  readonly refusal: CallError | null;
}

/**
 * Takes the steps of a model. What `run` gives becomes part of the state once the step is done.
 * @returns true when the step was done; false when it was refused, which `refusal` tells, or another one was under way
 */
export function singleFlight<State extends StepState>($state: WritableAtom<State>) {
  // `get` of a state without listeners would start to load.
  const change = (part: Partial<State> | StepState) => $state.set({ ...($state.value as State), ...part });
  return async (run: () => Promise<Partial<State> | undefined>): Promise<boolean> => {
    if ($state.value?.busy) return false;
    change({ busy: true, refusal: null });
    try {
      change({ ...(await run()), busy: false, refusal: null });
      return true;
    } catch (reason) {
      change({ busy: false, refusal: toCallError(reason) });
      return false;
    }
  };
}
