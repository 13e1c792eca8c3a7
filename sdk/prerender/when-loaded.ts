/** Waits for the first data of a model, with a timeout. */
import type { ReadableAtom } from 'nanostores';

/**
 * Calls `use` with the state once it is no longer `loading` (or complete, if given), or with null after `ms`. The
 * listener is not removed: nanostores would delay each store's unmount by a timer of one second, and the stores end
 * with their lobby.
 */
export async function whenLoaded<S extends { readonly status: string }, R>(
  $state: ReadableAtom<S>,
  ms: number,
  use: (state: S | null) => R,
  whole: (state: S) => boolean = () => true,
): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = await new Promise<S | null>(resolve => {
    timer = setTimeout(() => resolve(null), ms);
    $state.subscribe(now => {
      if (now.status !== 'loading' && whole(now)) resolve(now);
    });
  });
  clearTimeout(timer);
  return use(state);
}
