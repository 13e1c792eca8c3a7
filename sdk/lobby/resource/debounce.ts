/** Listening to choices that come in bursts: somebody who tries the languages one after another asks once. */
import type { ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import { LANGUAGE_DEBOUNCE_MS } from '../../protocol/constants.ts';

/** Calls `run` once `$choice` has kept a value that it did not have before for 250 ms (LIST-38, WIN-03). Returns off. */
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
