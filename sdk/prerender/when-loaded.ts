/** Waits until a model has its first data, with a timeout. */
import type { ReadableAtom } from 'nanostores';

/**
 * Calls `use` with the state when it is no longer `loading` and `whole` returns true for it, or with null after `ms`
 * milliseconds. The listener stays, because nanostores would otherwise keep a timer of one second for each store; the
 * stores are discarded together with their lobby.
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
