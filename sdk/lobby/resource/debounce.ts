/** Debounced listening to settings: switching through several languages sends one request. */
import type { ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import { LANGUAGE_DEBOUNCE_MS } from '../../protocol/constants.ts';

/**
 * Calls `run` after `$choice` has had a new value for 250 ms (LIST-38, WIN-03). Returns a function that stops
 * listening.
 */
export function debounced<T>(
  $choice: ReadableAtom<T>,
  run: (value: T) => void,
  env: Pick<Env, 'after'> = pageEnv,
): () => void {
  let known = $choice.value;
  let cancel = () => {};
  const off = $choice.listen(value => {
    cancel();
    cancel = env.after(LANGUAGE_DEBOUNCE_MS, () => {
      if (value === known) return;
      known = value;
      run(value);
    });
  });
  return () => {
    cancel();
    off();
  };
}
