/** Tabs and filters of a game list, and the selection that they produce (LIST-05 to LIST-21, LIST-27 to LIST-31). */
import { DEFAULT_KIND } from './categories.ts';

/** Id of the operator's own vendor, whose games the shared list contains (OPEN: LIST-08). */
export const IN_HOUSE_VENDOR = 'BGS';

/**
 * Tabs of a game list. The main list has all, hot and fav; the shared list has all, hot, recent and favorites (LIST-05,
 * LIST-07).
 */
export type GameTab = 'all' | 'hot' | 'recent' | 'fav' | 'favorites';

/**
 * Content of a game list: all games, hot games, favorites, or recent games. `search`: the games of a vendor selected in
 * the vendor strip (LIST-16).
 */
export type GameDataType = 'all' | 'hot' | 'fav' | 'recent' | 'search';

/** Options of the minimum-bet filter, as sent in the request. ALL is not sent (LIST-28). */
export const MIN_BETS = ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinBet = (typeof MIN_BETS)[number];

/**
 * Options of the class filter: NEW new games, JP accumulative prize, SC scratch and music, VP video poker, TG against
 * others, AC arcade (LIST-29). NEW is sent as `isNew`, and ALL is not sent.
 */
export const GAME_CLASSES = ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] as const;
export type GameClass = (typeof GAME_CLASSES)[number];

/** Values that the filter panel sets. */
export interface GameFilter {
  /** Search text, trimmed: part of a game's name; '' for all games (LIST-27). */
  readonly name: string;
  /** Id of a vendor; null for all vendors. */
  readonly vendor: string | null;
  /** gameType of the request: RNG, LIVE, FISH, PVP … */
  readonly kind: string;
  readonly minBet: MinBet;
  readonly gameClass: GameClass;
}

/** Selection of a game list, without the page number. */
export interface GameChoice extends GameFilter {
  readonly dataType: GameDataType;
  /** True for the shared list, which contains only games of the operator's own vendor (OPEN: LIST-08). */
  readonly inHouse: boolean;
  /** minLine of the request; '' for any (API-22). A host can set it, but no screen offers it. */
  readonly minLine: string;
}

/** Initial selection of a game list. */
export type GameStart = Partial<GameChoice> & { readonly tab?: GameTab };

/** Returns the tabs of a game list in display order (LIST-05, LIST-07). */
export const gameTabs = (inHouse: boolean): readonly GameTab[] =>
  inHouse ? ['all', 'hot', 'recent', 'favorites'] : ['all', 'hot', 'fav'];

/** Returns the tab to which a selection belongs. Search and filters belong to the tab `all`. */
export function tabOf({ dataType, inHouse }: Pick<GameChoice, 'dataType' | 'inHouse'>): GameTab {
  if (dataType === 'search') return 'all';
  return dataType === 'fav' && inHouse ? 'favorites' : dataType;
}

const dataTypeOf = (tab: GameTab): GameDataType => (tab === 'favorites' ? 'fav' : tab);

/** Checks whether a tab shows data of a member: favorites or recent games (LIST-33). */
export const ownTab = (tab: GameTab): boolean => tab === 'fav' || tab === 'favorites' || tab === 'recent';

/** Returns the initial selection of a game list. A tab that the list does not have counts as `all`. */
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
 * Returns the selection for a tab. It resets the filters, which only the tab `all` supports, and the vendor, except in
 * the shared list (LIST-17, LIST-18).
 */
export const chooseTab = ({ inHouse, kind, minLine }: GameChoice, tab: GameTab): GameChoice =>
  firstChoice({ tab, inHouse, kind, minLine });

/** Returns the selection for a vendor of the vendor strip; null for its item `all` (LIST-19, OPEN: LIST-20). */
export const chooseVendor = (choice: GameChoice, vendor: string | null): GameChoice => ({
  ...choice,
  dataType: vendor === null ? 'all' : 'search',
  vendor,
});

/** Returns the selection for values of the filter panel, including vendor and search text (LIST-21). */
export const applyFilter = (choice: GameChoice, filter: Partial<GameFilter>): GameChoice => {
  const next = { ...choice, ...filter, dataType: 'all' as const };
  return {
    ...next,
    name: next.name.trim(),
    // Filters that are not offered for a game type must not restrict the list (LIST-30).
    ...(hasExtraFilters(next.kind) ? {} : ({ minBet: 'ALL', gameClass: 'ALL' } as const)),
    vendor: choice.inHouse ? IN_HOUSE_VENDOR : next.vendor,
  };
};

/**
 * Checks whether the filters for minimum bet and class are available, which is the case for RNG only. Search text and
 * vendor are available for all game types (LIST-30, OPEN: LIST-31).
 */
export const hasExtraFilters = (kind: string): boolean => kind === DEFAULT_KIND;

/** Returns the names of the active filters in display order (LIST-14). */
export function activeFilters(choice: GameChoice): readonly (keyof GameFilter)[] {
  const { name, vendor, minBet, gameClass, inHouse } = choice;
  const active: (keyof GameFilter)[] = [];
  if (name) active.push('name');
  if (vendor !== null && !inHouse) active.push('vendor');
  if (minBet !== 'ALL') active.push('minBet');
  if (gameClass !== 'ALL') active.push('gameClass');
  return active;
}
