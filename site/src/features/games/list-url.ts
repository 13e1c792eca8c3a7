/** Converts the filters of a game list to its URL and back. */
import { ANY_KIND, GAME_CLASSES, type GameTab, hasExtraFilters, IN_HOUSE_VENDOR, MIN_BETS } from 'lobbykit/domain';
import type { GameGridProps } from 'lobbykit/react';
import { listKind } from '../../shared/layout/game-type-from-path.ts';

/** Initial filters of a game list. */
export type ListStart = Required<Pick<GameGridProps, 'gameType' | 'query' | 'minBet' | 'gameClass' | 'inHouse'>> &
  Pick<GameGridProps, 'vendor' | 'tab'>;

/** Filters that the grid's `filter` event contains. */
export type ListChoice = Parameters<NonNullable<GameGridProps['onFilter']>>[0]['detail'];

const HOT = '/m/hot';
const LIST = '/m/gameList';
/** Pages of a single category. */
const KIND_PAGES = ['/m/rng', '/m/pvp', '/m/fish'];

const tabAtFirst = (path: string): GameTab => (path === HOT ? 'hot' : 'all');

/**
 * Parses the filters from the URL of a game list; unknown values are ignored. `vassalage` is the vendor whose link
 * opened the list, including the in-house games (LIST-08); `vendor` is a vendor selected within the list.
 */
export function parseList(path: string, search: string): ListStart {
  const query = new URLSearchParams(search);
  const bound = query.get('vassalage');
  const gameType = path === HOT ? ANY_KIND : listKind(path, search);
  const one = <T extends string>(name: string, values: readonly T[]) =>
    (hasExtraFilters(gameType) && values.find(value => value === query.get(name))) || values[0];
  return {
    gameType,
    vendor: query.get('vendor') ?? bound ?? undefined,
    // The grid treats an unknown tab as "all" (ROUTE-14).
    tab: (query.get('type') ?? tabAtFirst(path)) as GameTab,
    query: query.get('query') ?? '',
    minBet: one('minBet', MIN_BETS) ?? 'ALL',
    gameClass: one('gameClass', GAME_CLASSES) ?? 'ALL',
    inHouse: bound === IN_HOUSE_VENDOR && !query.has('vendor'),
  };
}

/**
 * Returns the URL of a vendor's games of another category: keeps vendor, tab, and search text, and removes filters that
 * the category does not support.
 */
export function kindUrl(search: string, kind: string): string {
  const query = new URLSearchParams(search);
  query.set('gameType', kind);
  if (!hasExtraFilters(kind)) for (const name of ['minBet', 'gameClass']) query.delete(name);
  return `${LIST}?${query}`;
}

/** Returns the URL of the list at `path` with the filters of `choice`; preserves other parameters of `search`. */
export function listUrl(path: string, search: string, choice: ListChoice): string {
  const { gameType, tab, vendor, query: searchText, minBet, gameClass } = choice;
  const query = new URLSearchParams(search);
  const put = (name: string, value: string | null, neutral: string | null) => {
    if (value === neutral || !value) query.delete(name);
    else query.set(name, value);
  };
  const stays = parseList(path, search).gameType === gameType;
  const to = stays ? path : (KIND_PAGES.find(page => listKind(page) === gameType) ?? LIST);
  if (!stays) put('gameType', gameType, to === LIST ? null : gameType);
  if (query.get('vassalage') !== vendor) {
    query.delete('vassalage');
    put('vendor', vendor, null);
  } else query.delete('vendor');
  put('type', tab, tabAtFirst(to));
  put('query', searchText, '');
  put('minBet', minBet, 'ALL');
  put('gameClass', gameClass, 'ALL');
  return query.size > 0 ? `${to}?${query}` : to;
}
