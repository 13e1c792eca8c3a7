/** Hooks for models: one model per set of params, and stable callbacks. */

import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Lobby, Model } from '../../lobby/types.ts';
import { useLobby } from './provider.tsx';
import { useStore } from './use-store.ts';

const never = () => () => {};

/** Returns false on a server and in the first client render, true afterwards, for device-dependent content. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns a stable function that always calls the latest `run`; for callbacks passed to children or a model. */
export function useStable<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}

export type ModelFactory<Params, State, Actions, Rest extends readonly unknown[]> = (
  lobby: Lobby,
  params: Params,
  ...rest: Rest
) => Model<State, Actions>;

/**
 * Returns the model of `params` on the lobby of the provider, and its state. `params` are plain data, compared by
 * value: an equal object keeps the model. Unmounting only unsubscribes; the model stops itself.
 * @param rest further arguments of the factory; they must be stable and are not part of the key
 */
export function useModel<Params, State, Actions, Rest extends readonly unknown[]>(
  create: ModelFactory<Params, State, Actions, Rest>,
  params: Params,
  ...rest: Rest
): readonly [State, Actions, Model<State, Actions>] {
  const lobby = useLobby();
  const key = JSON.stringify(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: params count by value, `rest` is stable by contract
  const model = useMemo(() => create(lobby, params, ...rest), [lobby, create, key]);
  return [useStore(model.$state), model.actions, model];
}
