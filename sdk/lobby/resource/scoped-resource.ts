/**
 * Store that is requested by its first listener, and again when its scope changes: another member, another language.
 */
import { onMount, type ReadableAtom } from 'nanostores';
import { failure } from '../../client/errors.ts';
import type { Env } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { createResource, type Found } from './resource.ts';

/** Owner of the data: a changed key discards the data, null means that no owner exists. */
export interface Scope {
  readonly $of: ReadableAtom<unknown>;
  key(): string | null;
}

/** Fetches the data. `force`: bypasses the cached copy. `key`: key of the scope. */
export type ScopedLoader<T> = (force: boolean, key: string) => Promise<Found<T>>;

export interface ScopedResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Requests the data again; resolves when the response or the error is in the store. */
  refresh(): Promise<void>;
  /** Returns the data, requesting them if necessary. @throws CallError */
  need(): Promise<T>;
}

/**
 * Creates a store that requests data once per scope while it has listeners; after an error, the next listener retries.
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

  /** Returns the current scope and discards the data of another scope. */
  const enter = (): string | null => {
    const key = scope.key();
    if (key !== requestedFor) {
      resource.reset();
      inFlight = null;
      requestedFor = key;
    }
    return key;
  };

  /** Sends a request unless the data are loaded, in flight or without an owner. */
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
      // Forced even before the first request on this page, because the cached copy of another page is outdated.
      if (enter() !== null) await request(true);
    },
    async need() {
      await follow();
      // A superseded request ends before the current one.
      while (inFlight) await inFlight;
      const { data, error } = $state.value ?? {};
      if (data === undefined) throw error ?? failure('session', 'error.not-logged-in');
      return data;
    },
  };
}
