/** State of the game grid, computed from its stores. */

import type { CallError, Resource, Session, Toast } from '../../lobby/types.ts';
import {
  firstChoice,
  type GameChoice,
  type GameTab,
  gameTabs,
  ownTab,
  tabOf,
} from '../../protocol/games/game-filters.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import type { Vendor, VendorGroup } from '../../protocol/games/vendors.ts';
import type { GamePages, MoreState } from './list-model.ts';
import type { FilterState } from './panels/filter-model.ts';
import type { GameGridParams } from './props.ts';

export interface GridState extends FilterState {
  /**
   * State of the widget: `loading` until there are data. Games that could not be refreshed stay `ready`, and `stale` is
   * set.
   */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** True if the texts of the grid have loaded. */
  readonly textsLoaded: boolean;
  readonly tabs: readonly GameTab[];
  readonly tab: GameTab;
  /** Current selection, whose games are visible or being requested. */
  readonly choice: GameChoice;
  /** Selection to which the visible games belong; null if no games have loaded. */
  readonly loadedChoice: GameChoice | null;
  /** Vendors of the list's category. The vendor strip shows an item `all` before them (LIST-09). */
  readonly vendors: readonly Vendor[];
  /** True until the request for the vendors has succeeded or failed. */
  readonly vendorsWait: boolean;
  /** Vendors of the category that is selected in the filter panel. */
  readonly draftVendors: readonly Vendor[];
  /** Categories that the filter panel offers. */
  readonly kinds: readonly string[];
  readonly games: readonly Game[];
  readonly hasMore: boolean;
  readonly more: MoreState;
  /** True while the games of another selection are loading; the visible games belong to the previous selection. */
  readonly updating: boolean;
  /** Node ids of the member's favorite games. */
  readonly favorites: ReadonlySet<string>;
  /** True if tiles show the tag Hot; false for a member with an active exclusion (LIMIT-02). */
  readonly hotTags: boolean;
  readonly toast: Toast | null;
  /**
   * Set while the data are outdated. `at`: time of the data (server time, ms); `offline`: true if the connection is
   * lost.
   */
  readonly stale: { readonly at: number | null; readonly offline: boolean } | null;
  readonly error: CallError | null;
  /** True if the tab requires a session and there is none. */
  readonly needsLogin: boolean;
}

/** Values from which the state is computed. */
export interface GridSources {
  readonly pages: Resource<GamePages>;
  readonly more: MoreState;
  readonly choice: GameChoice;
  readonly panels: FilterState;
  readonly vendors: Resource<readonly VendorGroup[]>;
  readonly favorites: Resource<ReadonlySet<string>>;
  readonly hotTags: boolean;
  readonly session: Session | null;
  readonly offline: boolean;
  readonly toast: Toast | null;
  /** Ids of games that were removed from the tab `fav`. */
  readonly dropped: ReadonlySet<string>;
  readonly textsLoaded: boolean;
}

export function gridState(sources: GridSources): GridState {
  const { pages, more, choice, panels, vendors, favorites, session, offline, toast } = sources;
  const { dropped, textsLoaded, hotTags } = sources;
  const { data } = pages;
  const needsLogin = ownTab(tabOf(choice)) && !session;
  const games = needsLogin ? [] : ownedGames(data, dropped);
  const groups = vendors.data ?? [];
  return {
    ...panels,
    status: textsLoaded ? statusOf(pages, games, needsLogin) : 'loading',
    textsLoaded,
    tabs: gameTabs(choice.inHouse),
    tab: tabOf(choice),
    choice,
    loadedChoice: data?.choice ?? null,
    vendors: vendorsOf(groups, choice.kind),
    vendorsWait: !vendors.data && !vendors.error,
    draftVendors: vendorsOf(groups, panels.draft.kind),
    kinds: otherKinds(groups, choice.kind),
    games,
    hasMore: data?.hasMore ?? false,
    more,
    updating: data !== undefined && data.choice !== choice,
    favorites: favorites.data ?? NO_IDS,
    hotTags,
    toast,
    stale: data && (offline || pages.error) ? { at: pages.at ?? null, offline } : null,
    error: pages.error ?? null,
    needsLogin,
  };
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Returns the initial selection of a grid with `params`. */
export const startOf = (params: GameGridParams): GameChoice =>
  firstChoice({
    tab: params.tab,
    inHouse: params.inHouse,
    kind: params.gameType,
    vendor: params.vendor || null,
    name: params.query,
    gameClass: params.gameClass,
    minBet: params.minBet,
    minLine: params.minLine === undefined ? '' : String(params.minLine),
  });

/**
 * Returns the games without those that the visitor removed from the tab `fav`, even before the server responds
 * (FAV-05).
 */
const ownedGames = (data: GamePages | undefined, dropped: ReadonlySet<string>): readonly Game[] =>
  data?.choice.dataType === 'fav' && dropped.size > 0
    ? data.games.filter(({ nodeId }) => !dropped.has(nodeId))
    : (data?.games ?? []);

const vendorsOf = (groups: readonly VendorGroup[], kind: string): readonly Vendor[] =>
  groups.find(group => group.kind === kind)?.vendors ?? [];

/** Returns the categories that the filter offers. Lotteries are omitted, because they have separate lists (LIST-32). */
const otherKinds = (groups: readonly VendorGroup[], now: string): readonly string[] => {
  const kinds = groups.map(({ kind }) => kind).filter(kind => kind !== 'LOTT' && kind !== 'ELOTT');
  return kinds.includes(now) ? kinds : [now, ...kinds];
};

function statusOf(
  { data, error }: Resource<GamePages>,
  games: readonly Game[],
  needsLogin: boolean,
): GridState['status'] {
  if (needsLogin) return 'empty';
  if (!data) return error ? 'error' : 'loading';
  // An empty page counts as ready if there are more pages, because the next page is requested automatically.
  return games.length > 0 || data.hasMore ? 'ready' : 'empty';
}
