/** A list of games and its address: what an address asks for, and the address of what was chosen. */
import { ANY_KIND, GAME_CLASSES, type GameTab, hasExtraFilters, IN_HOUSE_VENDOR, MIN_BETS } from 'lobbykit/domain';
import type { GameGridProps } from 'lobbykit/react';
import { listKind } from '../../shared/layout/kind-from-path.ts';

/** The choice that a list begins with. */
export type ListStart = Required<Pick<GameGridProps, 'gameType' | 'query' | 'minBet' | 'gameClass' | 'inHouse'>> &
  Pick<GameGridProps, 'vendor' | 'tab'>;

/** The choice as the grid's event tells it. */
export type ListChoice = Parameters<NonNullable<GameGridProps['onFilter']>>[0]['detail'];

const HOT = '/m/hot';
const LIST = '/m/gameList';
/** Pages of lists with a type of their own. */
const KIND_PAGES = ['/m/rng', '/m/pvp', '/m/fish'];

const tabAtFirst = (path: string): GameTab => (path === HOT ? 'hot' : 'all');

/**
 * The choice in the address of a list. Lists that vendors lead to name the vendor by `vassalage`, among them the list of the
 * in-house games (LIST-08); a vendor that was chosen in a list stands there as `vendor`. Unknown values count as missing.
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
    // A tab the list does not have counts as all (ROUTE-14).
    tab: (query.get('type') ?? tabAtFirst(path)) as GameTab,
    query: query.get('query') ?? '',
    minBet: one('minBet', MIN_BETS) ?? 'ALL',
    gameClass: one('gameClass', GAME_CLASSES) ?? 'ALL',
    inHouse: bound === IN_HOUSE_VENDOR && !query.has('vendor'),
  };
}

/** The address of a vendor's games of another kind: the vendor, its tab and the words stay, filters that the kind does not have go. */
export function kindAddress(search: string, kind: string): string {
  const query = new URLSearchParams(search);
  query.set('gameType', kind);
  if (!hasExtraFilters(kind)) for (const name of ['minBet', 'gameClass']) query.delete(name);
  return `${LIST}?${query}`;
}

/** The address of `choice`, made in the list at `path` and `search`; what else stands in its query is kept. */
export function listAddress(path: string, search: string, choice: ListChoice): string {
  const { gameType, tab, vendor, query: texts, minBet, gameClass } = choice;
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
  put('query', texts, '');
  put('minBet', minBet, 'ALL');
  put('gameClass', gameClass, 'ALL');
  return query.size > 0 ? `${to}?${query}` : to;
}
