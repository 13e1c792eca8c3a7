/** Pages of games that stand as first content, for the grid that goes on in them. */

import { getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby } from '../../lobby/types.ts';
import { pickProps } from '../../protocol/embed/define-props.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid } from './model.ts';
import { type Props, params } from './props.ts';

type Source = Pick<Lobby, 'call' | '$language'>;

/** By the calls of a lobby, which its elements share though each has a language of its own to follow. */
const held = new WeakMap<Source['call'], Map<string, GamePages>>();

/** View props make no difference to the pages. */
const keyOf = ({ $language }: Source, props: Props) =>
  `${getSnapshot($language)} ${JSON.stringify(pickProps(params, props))}`;

/** ms for which pages wait for the grid that is rendered on them: as long as a store lives on. */
const HELD_MS = 1_000;

/**
 * Requests the pages that a grid of `props` begins with and calls `ready` when all of them are there; `firstPages` has them from
 * then on.
 * @returns stop
 */
export function findFirst(lobby: Lobby, props: Props, ready: () => void): () => void {
  const { $state, actions } = createGameGrid(lobby, props);
  const pages = held.get(lobby.call) ?? new Map<string, GamePages>();
  held.set(lobby.call, pages);
  const key = keyOf(lobby, props);
  let found: GamePages | null = null;
  const off = $state.subscribe(({ status, vendorsWait }) => {
    if (status === 'loading' || vendorsWait) return;
    found = actions.keep();
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

/** The pages that have just been found for a grid of `props`. */
export const firstPages = (lobby: Source, props: Props): GamePages | null =>
  held.get(lobby.call)?.get(keyOf(lobby, props)) ?? null;
