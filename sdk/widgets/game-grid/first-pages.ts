/** Game pages of prerendered content, for the grid that hydrates it. */

import { getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby } from '../../lobby/types.ts';
import { pickProps } from '../../protocol/embed/define-props.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid } from './model.ts';
import { type Props, params } from './props.ts';

type Source = Pick<Lobby, 'call' | '$language'>;

/**
 * Pages by the `call` function of the lobby. All elements of a lobby share this function, although their languages may
 * differ.
 */
const held = new WeakMap<Source['call'], Map<string, GamePages>>();

/** Returns the key of the pages, independent of view props. */
const keyOf = ({ $language }: Source, props: Props) =>
  `${getSnapshot($language)} ${JSON.stringify(pickProps(params, props))}`;

/** Time for which pages are stored for the hydrating grid, ms: as long as an unused store stays mounted. */
const HELD_MS = 1_000;

/**
 * Requests the first pages of a grid with `props` and calls `ready` when all have loaded; `firstPages` then returns
 * these pages.
 * @returns a function that stops the requests
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

/** Returns the pages that were just loaded for a grid with `props`. */
export const firstPages = (lobby: Source, props: Props): GamePages | null =>
  held.get(lobby.call)?.get(keyOf(lobby, props)) ?? null;
