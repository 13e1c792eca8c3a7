/** Converts between the filters of a game list and its URL. */
import { ANY_KIND, GAME_CLASSES, type GameTab, hasExtraFilters, IN_HOUSE_VENDOR, MIN_BETS } from 'lobbykit/domain';
import type { GameGridProps } from 'lobbykit/react';
import { listKind } from '../../shared/layout/game-type-from-path.ts';

/** Initial filters of a list. */
export type ListStart = Required<Pick<GameGridProps, 'gameType' | 'query' | 'minBet' | 'gameClass' | 'inHouse'>> &
  Pick<GameGridProps, 'vendor' | 'tab'>;

/** Filters as reported by the grid's event. */
export type ListChoice = Parameters<NonNullable<GameGridProps['onFilter']>>[0]['detail'];

const HOT = '/m/hot';
const LIST = '/m/gameList';
/** List pages with a fixed type. */
const KIND_PAGES = ['/m/rng', '/m/pvp', '/m/fish'];

const tabAtFirst = (path: string): GameTab => (path === HOT ? 'hot' : 'all');

/**
 * Parses the filters from the URL of a list; unknown values are ignored. Lists linked from a vendor, including the
 * in-house games (LIST-08), use `vassalage`; a vendor selected in a list uses `vendor`.
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
    // An unsupported tab counts as all (ROUTE-14).
    tab: (query.get('type') ?? tabAtFirst(path)) as GameTab,
    query: query.get('query') ?? '',
    minBet: one('minBet', MIN_BETS) ?? 'ALL',
    gameClass: one('gameClass', GAME_CLASSES) ?? 'ALL',
    inHouse: bound === IN_HOUSE_VENDOR && !query.has('vendor'),
  };
}

/** URL of a vendor's games of another kind: vendor, tab, and search text stay, unsupported filters are removed. */
export function kindUrl(search: string, kind: string): string {
  const query = new URLSearchParams(search);
  query.set('gameType', kind);
  if (!hasExtraFilters(kind)) for (const name of ['minBet', 'gameClass']) query.delete(name);
  return `${LIST}?${query}`;
}

/** URL of `choice` for the list at `path` and `search`; other parameters are preserved. */
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
