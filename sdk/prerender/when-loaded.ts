/** Waits for the first data of a model, for a limited time. */
import type { ReadableAtom } from 'nanostores';

/**
 * Calls `use` with the state once it is no longer `loading`, or whole if that is said; with null when that takes longer than
 * `ms`. Nothing stops listening: nanostores would keep each store for a second by a timer, and what the stores do ends with
 * their lobby.
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
