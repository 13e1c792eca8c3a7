/** A store that asks once somebody listens, and anew when what it is about changes: another member, another language. */
import { onMount, type ReadableAtom } from 'nanostores';
import { failure } from '../../client/errors.ts';
import type { Env } from '../../dom/env.ts';
import type { Resource } from '../types.ts';
import { createResource, type Found } from './resource.ts';

/** Whose data it is: another key drops what is shown, null means that there is nobody to ask for. */
export interface Scope {
  readonly $of: ReadableAtom<unknown>;
  key(): string | null;
}

/** `force`: not from a kept copy. `key`: of the scope it is asked in. */
export type Question<T> = (force: boolean, key: string) => Promise<Found<T>>;

export interface ScopedResource<T> {
  readonly $state: ReadableAtom<Resource<T>>;
  /** Asks anew; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
  /** The data, asked for if need be. @throws CallError */
  need(): Promise<T>;
}

/** Asks once per scope while somebody listens; an error is asked about again by the next listener. */
export function scopedResource<T>(env: Pick<Env, 'after'>, scope: Scope, question: Question<T>): ScopedResource<T> {
  const resource = createResource<T>(env);
  const { $state } = resource;
  let requestedFor: string | null = null;
  let asking: Promise<unknown> | null = null;

  const ask = (force: boolean) => {
    const mine = resource
      .ask(() => question(force, requestedFor ?? ''))
      .finally(() => {
        if (asking === mine) asking = null;
      });
    asking = mine;
    return mine;
  };

  /** The scope as it is now; what was shown of another one is dropped. */
  const enter = (): string | null => {
    const key = scope.key();
    if (key !== requestedFor) {
      resource.reset();
      asking = null;
      requestedFor = key;
    }
    return key;
  };

  /** Asks where there is something to ask for that is neither shown nor on its way. */
  const follow = (): Promise<unknown> | null => {
    if (enter() === null || $state.value?.data !== undefined) return null;
    return asking ?? ask(false);
  };

  onMount($state, () => {
    void follow();
    const off = scope.$of.listen(() => void follow());
    return off;
  });

  return {
    $state,
    async refresh() {
      // Forced also where nobody has asked on this page yet: what is kept from another page is what is out of date.
      if (enter() !== null) await ask(true);
    },
    async need() {
      await follow();
      // A question that was overtaken ends before the one that counts.
      while (asking) await asking;
      const { data, error } = $state.value ?? {};
      if (data === undefined) throw error ?? failure('session', 'error.not-logged-in');
      return data;
    },
  };
}
