/** Debounced listening to a setting, so that a visitor who steps through several languages causes one request. */
import type { ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import { debounce } from '../../dom/timing.ts';

/** LOTT-29: debounce delay after a language change before data are requested in the new language. */
export const LANGUAGE_DEBOUNCE_MS = 250;

/**
 * Calls `run` when a new value of `$choice` has not changed for 250 ms (LIST-38, WIN-03). Returns a function that stops
 * listening.
 */
export function listenDebounced<T>(
  $choice: ReadableAtom<T>,
  run: (value: T) => void,
  env: Pick<Env, 'after'> = pageEnv,
): () => void {
  let known = $choice.value;
  const settle = debounce(
    (value: T) => {
      if (value === known) return;
      known = value;
      run(value);
    },
    LANGUAGE_DEBOUNCE_MS,
    env,
  );
  const off = $choice.listen(value => settle(value));
  return () => {
    settle.cancel();
    off();
  };
}
