/** Pages of games that stand as first content, for the grid that goes on in them. */
import { peek } from '../../stores.ts';
import type { Lobby } from '../../types.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid, type GameGridParams } from './model.ts';

type Source = Pick<Lobby, 'call' | '$language'>;

/** By the calls of a lobby, which its elements share though each has a language of its own to follow. */
const held = new WeakMap<Source['call'], Map<string, GamePages>>();

const keyOf = ({ $language }: Source, params: GameGridParams) => `${peek($language)} ${JSON.stringify(params)}`;

/** ms for which pages wait for the grid that is rendered on them: as long as a store lives on. */
const HELD_MS = 1_000;

/**
 * Asks for the pages that a grid of `params` begins with and calls `ready` when all of them are there; `firstPages` has them from
 * then on.
 * @returns stop
 */
export function findFirst(lobby: Lobby, params: GameGridParams, ready: () => void): () => void {
  const { $state, actions } = createGameGrid(lobby, params);
  const pages = held.get(lobby.call) ?? new Map<string, GamePages>();
  held.set(lobby.call, pages);
  const key = keyOf(lobby, params);
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

/** The pages that have just been found for a grid of `params`. */
export const firstPages = (lobby: Source, params: GameGridParams): GamePages | null =>
  held.get(lobby.call)?.get(keyOf(lobby, params)) ?? null;

/** Those params of a grid that its list depends on. */
export const paramsOf = (props: GameGridParams): GameGridParams => {
  const { gameType, vendor, tab, query, gameClass, minBet, minLine, pageSize, inHouse } = props;
  return { gameType, vendor, tab, query, gameClass, minBet, minLine, pageSize, inHouse };
};
