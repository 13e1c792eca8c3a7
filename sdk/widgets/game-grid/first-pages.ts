/** Passes the game pages of prerendered content to the grid that hydrates this content. */

import { getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby } from '../../lobby/types.ts';
import { pickProps } from '../../protocol/embed/define-props.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid } from './model.ts';
import { type Props, params } from './props.ts';

type Source = Pick<Lobby, 'call' | '$language'>;

/**
 * Pages by the lobby's `call` function. All elements of a lobby share this function, although their languages may
 * differ.
 */
const held = new WeakMap<Source['call'], Map<string, GamePages>>();

/** Returns the key under which pages are stored. It depends on the language and the model's parameters only. */
const keyOf = ({ $language }: Source, props: Props) =>
  `${getSnapshot($language)} ${JSON.stringify(pickProps(params, props))}`;

/**
 * Time for which pages are stored until the hydrating grid takes them, ms. nanostores keeps unused stores mounted for
 * the same time.
 */
const HELD_MS = 1_000;

/**
 * Requests the first pages of a grid with `props`, and calls `ready` when all of them have loaded. `firstPages` then
 * returns these pages.
 * @returns a function that cancels the requests
 */
export function findFirst(lobby: Lobby, props: Props, ready: () => void): () => void {
  const { $state, actions } = createGameGrid(lobby, props);
  const pages = held.get(lobby.call) ?? new Map<string, GamePages>();
  held.set(lobby.call, pages);
  const key = keyOf(lobby, props);
  let found: GamePages | null = null;
  const off = $state.subscribe(({ status, vendorsWait }) => {
    if (status === 'loading' || vendorsWait) return;
    found = actions.snapshot();
    if (found) pages.set(key, found);
    ready();
  });
  return () => {
    off();
    setTimeout(() => {
      if (pages.get(key) === found) pages.delete(key);
    }, HELD_MS);
  };
}

/** Returns the pages that `findFirst` has just loaded for a grid with `props`; null if there are none. */
export const firstPages = (lobby: Source, props: Props): GamePages | null =>
  held.get(lobby.call)?.get(keyOf(lobby, props)) ?? null;
