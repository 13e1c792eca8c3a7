/**
 * Store whose data belong to a scope, such as a member or a language. The first listener starts the request, and a
 * change of the scope starts another one.
 */
import { onMount, type ReadableAtom } from 'nanostores';
import { failure } from '../../client/errors.ts';
import type { Env } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { createResource, type Found } from './resource.ts';

/**
 * Owner of the data, such as the member. When the key changes, the data are discarded; the key null means that there is
 * no owner, so nothing is fetched.
 */
export interface Scope {
  readonly $of: ReadableAtom<unknown>;
  key(): string | null;
}

/** Fetches the data. `force`: ignore the cached copy. `key`: key of the scope. */
export type ScopedLoader<T> = (force: boolean, key: string) => Promise<Found<T>>;

export interface ScopedResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Fetches the data again; resolves when the data or the error is in the store. */
  refresh(): Promise<void>;
  /** Returns the data, fetching them if necessary. @throws CallError */
  need(): Promise<T>;
}

/**
 * Creates a store that fetches its data once per scope while it has listeners. After an error, the next listener starts
 * another request.
 */
export function scopedResource<T>(env: Pick<Env, 'after'>, scope: Scope, load: ScopedLoader<T>): ScopedResource<T> {
  const resource = createResource<T>(env);
  const { $state } = resource;
  let requestedFor: string | null = null;
  let inFlight: Promise<unknown> | null = null;

  const request = (force: boolean) => {
    const pending = resource
      .request(() => load(force, requestedFor ?? ''))
      .finally(() => {
        if (inFlight === pending) inFlight = null;
      });
    inFlight = pending;
    return pending;
  };

  /** Returns the key of the current scope, after discarding the data of another scope. */
  const enter = (): string | null => {
    const key = scope.key();
    if (key !== requestedFor) {
      resource.reset();
      inFlight = null;
      requestedFor = key;
    }
    return key;
  };

  /** Starts a request, unless the data are loaded, a request is in flight or the scope has no owner. */
  const follow = (): Promise<unknown> | null => {
    if (enter() === null || $state.value?.data !== undefined) return null;
    return inFlight ?? request(false);
  };

  onMount($state, () => {
    void follow();
    const off = scope.$of.listen(() => void follow());
    return off;
  });

  return {
    $state,
    async refresh() {
      // The request ignores the cached copy even if it is the first on this page, because a previous page may have
      // cached the copy before the change.
      if (enter() !== null) await request(true);
    },
    async need() {
      await follow();
      // A superseded request settles before the current one, so wait again.
      while (inFlight) await inFlight;
      const { data, error } = $state.value ?? {};
      if (data === undefined) throw error ?? failure('session', 'error.not-logged-in');
      return data;
    },
  };
}
