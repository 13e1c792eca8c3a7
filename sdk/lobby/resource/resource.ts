/**
 * Store of fetched data: shows a cached copy first, keeps the last valid data after a failure, and ignores responses to
 * superseded requests (R10, R11).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { toCallError } from '../../client/errors.ts';
import { type Env, pageEnv } from '../../dom/env.ts';
import { LOADER_DELAY_MS } from '../../protocol/toast-times.ts';
import type { CallError, Resource } from '../types.ts';

export interface Found<T> {
  readonly data: T;
  /** Server time at which `data` was created, ms since 1970. */
  readonly at?: number;
}

export interface ResourceControl<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /**
   * Sends a request and discards the responses of earlier requests. Resolves when the request settles: with its error,
   * or with null on success or if a later request superseded it.
   */
  request(load: () => Promise<Found<T>>): Promise<CallError | null>;
  /** Shows data without a request: a cached copy (`stale`) or data that were computed again. */
  show(found: Found<T>, stale: boolean): void;
  /** Removes data and error, and discards the response of a request in flight. */
  reset(): void;
  /** Discards the response of a request in flight and keeps the data. */
  cancel(): void;
}

export function createResource<T>(env: Pick<Env, 'after'> = pageEnv): ResourceControl<T> {
  const empty: Resource<T> = { loading: false, stale: false };
  const $state = atom<Resource<T>>(empty);
  let generation = 0;
  let cancelLoading = () => {};

  const cancel = () => {
    generation++;
    cancelLoading();
    if ($state.value?.loading) $state.set({ ...$state.value, loading: false });
  };

  return {
    $state,
    async request(load) {
      const requestId = ++generation;
      cancelLoading();
      if (!$state.value?.loading) {
        cancelLoading = env.after(LOADER_DELAY_MS, () => $state.set({ ...current(), loading: true }));
      }
      const current = () => $state.value ?? empty;
      try {
        const { data, at } = await load();
        if (requestId === generation) {
          cancelLoading();
          $state.set({ data, at, loading: false, stale: false });
        }
        return null;
      } catch (reason) {
        if (requestId !== generation) return null;
        cancelLoading();
        const error = toCallError(reason);
        $state.set({ ...current(), error, loading: false, stale: current().data !== undefined });
        return error;
      }
    },
    show({ data, at }, stale) {
      $state.set({ ...($state.value ?? empty), data, at, stale });
    },
    reset() {
      cancel();
      $state.set(empty);
    },
    cancel,
  };
}

/** Returns the store of a resource with `found` as its initial value, which server rendering and hydration show. */
export const startingWith = <T>($state: ReadableAtom<Resource<T>>, found: Found<T>): ReadableAtom<Resource<T>> =>
  Object.create($state, { init: { value: { ...found, loading: false, stale: false } } });
