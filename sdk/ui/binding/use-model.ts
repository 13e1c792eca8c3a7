/** From models to renders: one model per set of params, one callback that never changes. */

import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Lobby, Model } from '../../lobby/types.ts';
import { useLobby } from './provider.tsx';
import { useStore } from './use-store.ts';

const never = () => () => {};

/** False on a server and in the first client render, true afterwards: what depends on the device waits for it. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A function that stays the same and always runs the newest `run`; for callbacks handed down or kept by a model. */
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
 * The model of `params` on the lobby around, and its state. `params` are plain data, compared by value: a new object
 * with equal content keeps the model. Unmounting only unsubscribes; the model goes to sleep by itself.
 * @param rest further arguments of the factory; they must be stable and never take part in the key
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
