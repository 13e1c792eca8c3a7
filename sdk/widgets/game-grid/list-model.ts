/**
 * Games of one list, loaded page by page. Responses to superseded requests are ignored, and duplicates removed
 * (LIST-23..26, R10).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { createResource } from '../../lobby/resource/resource.ts';
import type { CallError, Lobby, Resource } from '../../lobby/types.ts';
import { favoriteGames, gameList, hotGames, recentGames, type WireGame } from '../../protocol/games/calls.ts';
import type { GameChoice } from '../../protocol/games/game-filters.ts';
import {
  belongs,
  favoritesBody,
  hasMorePages,
  hotQuery,
  listQuery,
  pageSizeOf,
  recentQuery,
} from '../../protocol/games/game-list-requests.ts';
import { GAME_PAGE_SIZE } from '../../protocol/games/page-sizes.ts';
import { type Game, parseGames, uniqueGames } from '../../protocol/games/parse-games.ts';

export interface GamePages {
  /** Selection to which the pages belong. */
  readonly choice: GameChoice;
  readonly games: readonly Game[];
  /** Number of the last loaded page. */
  readonly page: number;
  /** Cursor of the next page; missing if the gateway returned none. */
  readonly cursor?: string;
  readonly hasMore: boolean;
}

/** State of the request for a further page: loading or failed. */
export interface MoreState {
  readonly loading: boolean;
  readonly error: CallError | null;
}

export interface GameList {
  readonly $pages: ReadableAtom<Resource<GamePages>>;
  readonly $more: ReadableAtom<MoreState>;
  /**
   * Requests the first page. The current games stay visible until the response arrives, unless `empty` is true
   * (LIST-17).
   * @param after promise that must settle before the request is sent
   * @param again true requests all visible pages instead of the first one, so that a visitor who has scrolled still
   * sees the same games
   */
  load(choice: GameChoice, empty: boolean, after?: Promise<unknown>, again?: boolean): Promise<void>;
  /** Requests the next page. Has no effect after the last page or while a request is pending. */
  more(): Promise<void>;
  /** Shows pages that are already loaded, without a request. */
  show(pages: GamePages): void;
  /**
   * Reports that the server removed a game from the list. A gateway without cursors then returns the following games
   * one position earlier, so the next request starts one game earlier.
   */
  shrink(): void;
  /** Removes the games and ignores the responses to pending requests. */
  reset(): void;
  /** Ignores the responses to pending requests. */
  cancel(): void;
}

interface LoadedPage {
  readonly rows: readonly WireGame[];
  readonly pageNum?: string | number | null;
  readonly totalPages?: string | number | null;
  readonly cursor?: string | null;
  readonly at?: number;
}

const IDLE: MoreState = { loading: false, error: null };

/** Creates the list. `size`: games per request of the main list. Default: depends on the category. */
export function createGameList(lobby: Lobby, size?: number): GameList {
  const pages = createResource<GamePages>();
  const $more = atom<MoreState>(IDLE);
  let abort = new AbortController();
  /** True while the first page is being requested. */
  let loadingFirst = false;
  let missing = false;

  const restart = () => {
    abort.abort();
    abort = new AbortController();
    $more.set(IDLE);
    return abort.signal;
  };

  const fetchPage = async (
    choice: GameChoice,
    page: number,
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<LoadedPage> => {
    const context = {
      merchant: lobby.config.merchant,
      language: lobby.$language.get(),
      token: lobby.$session.get()?.token ?? '',
      page,
      cursor,
      // Hot games, recent games and favorites have the page size of the main list (LIST-35).
      pageSize: GAME_PAGE_SIZE,
    };
    switch (choice.dataType) {
      case 'hot': {
        const { value, serverTime } = await lobby.call(hotGames, { query: hotQuery(choice, context) }, { signal });
        return { rows: value, pageNum: 1, totalPages: 1, at: serverTime };
      }
      case 'recent': {
        const { value, serverTime } = await lobby.call(
          recentGames,
          { query: recentQuery(choice, context) },
          { signal },
        );
        return { ...value, rows: value.list, at: serverTime };
      }
      case 'fav': {
        const body = favoritesBody(choice, context);
        const { value, serverTime } = await lobby.call(favoriteGames, { body }, { signal });
        return { ...value, rows: value.content, at: serverTime };
      }
      default: {
        const query = listQuery(choice, { ...context, pageSize: size ?? pageSizeOf(choice) });
        const { value, serverTime } = await lobby.call(gameList, { query }, { signal });
        return { ...value, rows: value.games, at: serverTime };
      }
    }
  };

  /** Requests one page and appends it. @param before pages that are already loaded; null for the first page */
  const load = async (choice: GameChoice, page: number, before: GamePages | null, signal: AbortSignal) => {
    const { rows, pageNum, totalPages, cursor, at } = await fetchPage(choice, page, before?.cursor, signal);
    const added = parseGames(rows).filter(game => belongs(choice, game));
    const games = uniqueGames([...(before?.games ?? []), ...added]);
    const hasMore = hasMorePages(count(pageNum), page, count(totalPages), cursor);
    const data: GamePages = { choice, games, page, hasMore, ...(cursor && { cursor }) };
    return { data, at };
  };

  return {
    $pages: pages.$state,
    $more,
    async load(choice, empty, after, again) {
      const signal = restart();
      const pagesShown = (again && pages.$state.get().data?.page) || 1;
      if (empty) pages.reset();
      loadingFirst = true;
      missing = false;
      await pages.request(async () => {
        if (after) await after;
        let found = await load(choice, 1, null, signal);
        while (found.data.hasMore && found.data.page < pagesShown) {
          found = await load(choice, found.data.page + 1, found.data, signal);
        }
        return found;
      });
      if (signal === abort.signal) loadingFirst = false;
    },
    async more() {
      const { data } = pages.$state.get();
      if (!data?.hasMore || loadingFirst || $more.get().loading) return;
      const { signal } = abort;
      $more.set({ loading: true, error: null });
      try {
        const page = missing && !data.cursor ? data.page : data.page + 1;
        const found = await load(data.choice, page, data, signal);
        if (signal.aborted) return;
        missing = false;
        pages.show(found, false);
        $more.set(IDLE);
      } catch (error) {
        // Calls reject only with a CallError, unless they are aborted.
        if (!signal.aborted) $more.set({ loading: false, error: error as CallError });
      }
    },
    show: data => pages.show({ data }, false),
    shrink() {
      missing = true;
    },
    reset() {
      restart();
      loadingFirst = false;
      pages.reset();
    },
    cancel() {
      restart();
      loadingFirst = false;
      pages.cancel();
    },
  };
}

/** Parses a number of pages; null if missing or invalid. */
const count = (value: string | number | null | undefined): number | null => {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
};
