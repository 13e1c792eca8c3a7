/** Asynchronous store: cached copy first, the last valid data remain, the last request wins (R10, R11). */
import { atom, type ReadableAtom } from 'nanostores';
import { toCallError } from '../../client/errors.ts';
import { type Env, pageEnv } from '../../dom/env.ts';
import { LOADER_DELAY_MS } from '../../protocol/toast-times.ts';
import type { CallError, Resource } from '../types.ts';

export interface Found<T> {
  readonly data: T;
  /** Server time at which `data` was created, ms. */
  readonly at?: number;
}

export interface ResourceControl<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /**
   * Sends a request and discards the responses of earlier requests. Resolves when the request settles, with its error,
   * or null; a superseded request resolves with null.
   */
  request(load: () => Promise<Found<T>>): Promise<CallError | null>;
  /** Shows data without a request: a cached copy (`stale`), or recomputed data. */
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

/** Returns a resource's store with the given data as its initial value, for the first snapshot. */
export const startingWith = <T>($state: ReadableAtom<Resource<T>>, found: Found<T>): ReadableAtom<Resource<T>> =>
  Object.create($state, { init: { value: { ...found, loading: false, stale: false } } });
