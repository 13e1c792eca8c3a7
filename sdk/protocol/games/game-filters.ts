/** Tabs and filters of a game list, and the selection that they produce (LIST-05 to LIST-21, LIST-27 to LIST-31). */
import { DEFAULT_KIND } from './categories.ts';

/** The in-house vendor of the shared list (OPEN: LIST-08). */
export const IN_HOUSE_VENDOR = 'BGS';

/** Tabs of the main list: all, hot, fav. Tabs of the shared list: all, hot, recent, favorites (LIST-05, LIST-07). */
export type GameTab = 'all' | 'hot' | 'recent' | 'fav' | 'favorites';

/**
 * Content of a list: all games, hot games, favorites, recent games; `search`: the games of a vendor in the strip
 * (LIST-16).
 */
export type GameDataType = 'all' | 'hot' | 'fav' | 'recent' | 'search';

/** Options of the minimum-bet filter, decimal text as sent; ALL is omitted from the request (LIST-28). */
export const MIN_BETS = ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinBet = (typeof MIN_BETS)[number];

/**
 * Options of the class filter: NEW new games, JP accumulative prize, SC scratch and music, VP video poker, TG against
 * others, AC arcade (LIST-29). NEW is sent as `isNew`, ALL is omitted.
 */
export const GAME_CLASSES = ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] as const;
export type GameClass = (typeof GAME_CLASSES)[number];

/** Selection of the filter panel. */
export interface GameFilter {
  /** Trimmed search text, part of a game name; '' for all games (LIST-27). */
  readonly name: string;
  /** null for all vendors. */
  readonly vendor: string | null;
  /** gameType: RNG, LIVE, FISH, PVP … */
  readonly kind: string;
  readonly minBet: MinBet;
  readonly gameClass: GameClass;
}

/** Selection of a game list, without its page. */
export interface GameChoice extends GameFilter {
  readonly dataType: GameDataType;
  /** Restricted to the in-house vendor: the shared list (OPEN: LIST-08). */
  readonly inHouse: boolean;
  /** minLine of the request, '' for any (API-22). A host may set it; no screen offers it. */
  readonly minLine: string;
}

/** Initial selection of a list. */
export type GameStart = Partial<GameChoice> & { readonly tab?: GameTab };

/** Returns the tabs of a list in their order (LIST-05, LIST-07). */
export const gameTabs = (inHouse: boolean): readonly GameTab[] =>
  inHouse ? ['all', 'hot', 'recent', 'favorites'] : ['all', 'hot', 'fav'];

/** Returns the tab of a selection: search and filters belong to the tab `all`. */
export function tabOf({ dataType, inHouse }: Pick<GameChoice, 'dataType' | 'inHouse'>): GameTab {
  if (dataType === 'search') return 'all';
  return dataType === 'fav' && inHouse ? 'favorites' : dataType;
}

const dataTypeOf = (tab: GameTab): GameDataType => (tab === 'favorites' ? 'fav' : tab);

/** Checks whether a tab requires a member: favorites and recent (LIST-33). */
export const ownTab = (tab: GameTab): boolean => tab === 'fav' || tab === 'favorites' || tab === 'recent';

/** Returns the initial selection of a list; an unavailable tab counts as `all`. */
export function firstChoice({ tab = 'all', ...start }: GameStart): GameChoice {
  const inHouse = start.inHouse ?? false;
  const dataType = dataTypeOf(tab);
  const has = gameTabs(inHouse).some(one => dataTypeOf(one) === dataType);
  return {
    dataType: has ? dataType : 'all',
    inHouse,
    kind: start.kind || DEFAULT_KIND,
    vendor: inHouse ? IN_HOUSE_VENDOR : (start.vendor ?? null),
    name: (start.name ?? '').trim(),
    minBet: start.minBet ?? 'ALL',
    gameClass: start.gameClass ?? 'ALL',
    minLine: start.minLine ?? '',
  };
}

/**
 * Selects a tab and resets the vendor (except the shared list's) and the filter, which the other lists do not support
 * (LIST-17, LIST-18).
 */
export const chooseTab = ({ inHouse, kind, minLine }: GameChoice, tab: GameTab): GameChoice =>
  firstChoice({ tab, inHouse, kind, minLine });

/** Selects a vendor of the strip; null is its `all` item (LIST-19, OPEN: LIST-20). */
export const chooseVendor = (choice: GameChoice, vendor: string | null): GameChoice => ({
  ...choice,
  dataType: vendor === null ? 'all' : 'search',
  vendor,
});

/** Applies a filter of the panel, including its vendor and name (LIST-21). */
export const applyFilter = (choice: GameChoice, filter: Partial<GameFilter>): GameChoice => {
  const next = { ...choice, ...filter, dataType: 'all' as const };
  return {
    ...next,
    name: next.name.trim(),
    // A filter that is not offered for a game type must not restrict its list (LIST-30).
    ...(hasExtraFilters(next.kind) ? {} : ({ minBet: 'ALL', gameClass: 'ALL' } as const)),
    vendor: choice.inHouse ? IN_HOUSE_VENDOR : next.vendor,
  };
};

/**
 * Checks whether the filters for minimum bet and class are available: RNG only. Name and vendor are available for all
 * types (LIST-30, OPEN: LIST-31).
 */
export const hasExtraFilters = (kind: string): boolean => kind === DEFAULT_KIND;

/** Returns the active filters in the order of their chips (LIST-14). */
export function activeFilters(choice: GameChoice): readonly (keyof GameFilter)[] {
  const { name, vendor, minBet, gameClass, inHouse } = choice;
  const active: (keyof GameFilter)[] = [];
  if (name) active.push('name');
  if (vendor !== null && !inHouse) active.push('vendor');
  if (minBet !== 'ALL') active.push('minBet');
  if (gameClass !== 'ALL') active.push('gameClass');
  return active;
}
