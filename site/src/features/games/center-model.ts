/**
 * Game center of one category: its vendors and its first games (CENTER-03..07, LIST-36). `shownOf` in
 * `collapsed-list.ts` limits both lists.
 */
import { type CallError, type Lobby, languageResource } from 'lobbykit';
import {
  CATEGORY_PAGE_SIZE,
  centerVendors,
  firstChoice,
  type Game,
  IN_HOUSE_VENDOR,
  type LaunchGame,
  listQuery,
  parseGames,
  type Vendor,
  vendorTarget,
} from 'lobbykit/domain';
import { gameList } from 'lobbykit/wire';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { hasMore, shownOf } from './collapsed-list.ts';

/** List that shows its first six entries until the visitor expands it. */
export interface CollapsedList<T> {
  /** Visible entries; undefined while loading. */
  readonly shown: readonly T[] | undefined;
  /** True if entries are hidden (CENTER-05). */
  readonly more: boolean;
  readonly error: CallError | null;
}

export interface CenterState {
  readonly vendors: CollapsedList<Vendor>;
  readonly games: CollapsedList<Game>;
}

export interface GameCenter {
  readonly $state: ReadableAtom<CenterState>;
  showAll(list: 'vendors' | 'games'): void;
  /** Sends the failed requests again. */
  retry(): void;
  /**
   * Decides what a press on a vendor opens: the game, if the vendor has only one, otherwise the list of its games
   * (OPEN: CENTER-07).
   * @throws CallError
   */
  openVendor(vendor: Vendor): Promise<{ readonly launch: LaunchGame } | { readonly to: string }>;
}

type CenterLobby = Pick<Lobby, '$vendors' | '$language' | 'call' | 'config' | 'refreshVendors'>;

/** @param kind category, in uppercase */
export function createGameCenter(lobby: CenterLobby, kind: string): GameCenter {
  const $all = atom({ vendors: false, games: false });

  const fetchGames = async (vendor: string | null, language: string) => {
    const { merchant } = lobby.config;
    const context = { merchant, language, token: '', page: 1, pageSize: CATEGORY_PAGE_SIZE };
    const { value, serverTime } = await lobby.call(gameList, {
      query: listQuery(firstChoice({ kind, vendor }), context),
    });
    return { data: parseGames(value.games), at: serverTime };
  };
  // In the game center, RNG contains only the in-house games (CENTER-04).
  const games = languageResource(lobby.$language, language =>
    fetchGames(kind === 'RNG' ? IN_HOUSE_VENDOR : null, language),
  );

  const $state = computed([lobby.$vendors, games.$state, $all], (vendors, found, all): CenterState => {
    const groups = vendors.data;
    return {
      vendors: shorten(groups && centerVendors(groups, kind), vendors.error, all.vendors),
      games: shorten(found.data, found.error, all.games),
    };
  });

  return {
    $state,
    showAll: list => $all.set({ ...$all.get(), [list]: true }),
    retry() {
      if (lobby.$vendors.get().error) void lobby.refreshVendors();
      if (games.$state.get().error) void games.refresh();
    },
    openVendor: async ({ id }) => vendorTarget(kind, id, (await fetchGames(id, lobby.$language.get())).data),
  };
}

/** Loaded entries stay visible after a later request fails. */
const shorten = <T>(list: readonly T[] | undefined, error: CallError | undefined, all: boolean): CollapsedList<T> => ({
  shown: list && shownOf(list, all),
  more: list !== undefined && !all && hasMore(list),
  error: list ? null : (error ?? null),
});
