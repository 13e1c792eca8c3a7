/** Hooks for models. A component has one model for each set of parameters; callbacks are stable. */

import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Lobby, Model } from '../../lobby/types.ts';
import { useLobby } from './provider.tsx';
import { useStore } from './use-store.ts';

const never = () => () => {};

/**
 * Returns false on a server and in the first client rendering, and true afterwards. For content that depends on the
 * device.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Returns a function that always calls the latest `run` but stays the same object, for callbacks of children or a
 * model.
 */
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
 * Returns the model of `params` for the provider's lobby, and its state. `params` are compared by value, so an equal
 * object keeps the model; unmounting only removes the listener, after which the model stops itself.
 * @param rest further arguments of `create`; they must be stable and are not compared
 */
export function useModel<Params, State, Actions, Rest extends readonly unknown[]>(
  create: ModelFactory<Params, State, Actions, Rest>,
  params: Params,
  ...rest: Rest
): readonly [State, Actions, Model<State, Actions>] {
  const lobby = useLobby();
  const key = JSON.stringify(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: params are compared by value, and `rest` must be stable
  const model = useMemo(() => create(lobby, params, ...rest), [lobby, create, key]);
  return [useStore(model.$state), model.actions, model];
}
