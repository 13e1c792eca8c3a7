/** Model of the past results: selected lottery, search by name, and pages of draws (LOTT-12, LOTT-13, LOTT-15). */
import { atom, onMount } from 'nanostores';
import { createResource } from '../../../lobby/resource/resource.ts';
import { computed } from '../../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, ResolvedConfig, Resource } from '../../../lobby/types.ts';
import { drawHistory } from '../../../protocol/lottery/calls.ts';
import { verifyDraw } from '../../../protocol/lottery/draw-verification.ts';
import { historyLotteries, searchLotteries } from '../../../protocol/lottery/history.ts';
import type { Lottery, LotteryFeed, PastDraw } from '../../../protocol/lottery/lotteries.ts';
import { parsePastDraws } from '../../../protocol/lottery/parse-lotteries.ts';

/** Number of past draws per request; also the maximum that clients request by default. */
export const HISTORY_PAGE_SIZE = 20;

export interface HistoryParams {
  /** Id of the initially selected lottery. Default: the first lottery with past results. */
  readonly gameId?: string;
  /** Prize mode of the lotteries. Default: the prize mode of the lobby. */
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}

export interface HistoryState {
  /** State of the list. `unknown`: no lottery matches the search. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error' | 'unknown';
  /** Lotteries whose name contains the query, without the stock group. */
  readonly games: readonly Lottery[];
  readonly query: string;
  /** Selected lottery, or the first one that matches the search. */
  readonly game: Lottery | null;
  /** Past draws, newest first. */
  readonly draws: readonly PastDraw[];
  readonly hasMore: boolean;
  readonly error: CallError | null;
  readonly sandbox: boolean;
  /** Results of the verifications by draw number; `failed` if the browser does not support hashing. */
  readonly verified: Readonly<Record<string, Verified>>;
}

export type Verified = 'right' | 'wrong' | 'failed';

export interface HistoryActions {
  search(query: string): void;
  pick(gameId: string): void;
  /** Loads the next page and appends its draws. */
  more(): void;
  /** Requests the data of failed requests again. */
  retry(): void;
  /** Verifies that the seed matches the commitment and produces the numbers of the draw. */
  verify(draw: PastDraw): Promise<void>;
}

export type LotteryHistoryModel = Model<HistoryState, HistoryActions>;

interface Choice {
  readonly gameId: string | undefined;
  readonly query: string;
}

interface Pages {
  readonly gameId: string;
  readonly draws: readonly PastDraw[];
  readonly page: number;
  readonly last: number;
}

export function createLotteryHistory(lobby: Lobby, params: HistoryParams = {}): LotteryHistoryModel {
  const $feed = params.prizeMode ? lobby.lotteryOf(params.prizeMode) : lobby.$lottery;
  const $choice = atom<Choice>({ gameId: params.gameId, query: '' });
  const pages = createResource<Pages>();
  const $verified = atom<Readonly<Record<string, Verified>>>({});

  /** Returns the lotteries that match the search, and the selected one. */
  const chosen = (feed: Resource<LotteryFeed>, { gameId, query }: Choice) => {
    const games = searchLotteries(historyLotteries(feed.data?.groups ?? []), query);
    return { games, game: games.find(({ id }) => id === gameId) ?? games[0] ?? null };
  };
  const chosenNow = () => chosen($feed.get(), $choice.get()).game;

  const $state = computed(
    [$feed, $choice, pages.$state, $verified],
    (feed, choice, pagesState, verified): HistoryState => {
      const { games, game } = chosen(feed, choice);
      // Draws of the previously selected lottery must not appear with the new name.
      const data = pagesState.data?.gameId === game?.id ? pagesState.data : undefined;
      const status = data ? (data.draws.length > 0 ? 'ready' : 'empty') : pagesState.error ? 'error' : 'loading';
      return {
        status: feed.data && !game ? (choice.query.trim() ? 'unknown' : 'empty') : status,
        games,
        query: choice.query,
        game,
        draws: data?.draws ?? [],
        hasMore: data !== undefined && data.page < data.last,
        error: pagesState.error ?? null,
        sandbox: feed.data?.sandbox === true,
        verified,
      };
    },
  );

  /** Id of the lottery whose draws were requested last. */
  let requestedId: string | null = null;
  const load = (gameId: string, page: number, before: readonly PastDraw[]) => {
    requestedId = gameId;
    void pages.request(async () => {
      const language = lobby.$language.get();
      const query = { gameId, pageNo: page, pageSize: HISTORY_PAGE_SIZE, language };
      const { value, sandbox } = await lobby.call(drawHistory, { query });
      const known = new Set(before.map(({ drawNumber }) => drawNumber));
      // After a new draw, this page starts with the last draw of the previous page, which is therefore skipped.
      const added = parsePastDraws(value.content, sandbox).filter(({ drawNumber }) => !known.has(drawNumber));
      return { data: { gameId, draws: [...before, ...added], page, last: Number(value.totalPages) || page } };
    });
  };

  const loadFirst = () => {
    const game = chosenNow();
    const { data, error } = pages.$state.get();
    const failed = error !== undefined && data?.gameId !== game?.id;
    if (game && (requestedId !== game.id || failed)) load(game.id, 1, []);
  };

  onMount($state, () => {
    // A lottery can only be selected after the menu has loaded.
    const offs = [$feed.subscribe(feed => feed.data && loadFirst()), $choice.listen(loadFirst)];
    return () => {
      for (const off of offs) off();
      pages.cancel();
      requestedId = pages.$state.get().data?.gameId ?? null;
    };
  });

  const more = () => {
    const { data } = pages.$state.get();
    if (data && data.page < data.last) load(data.gameId, data.page + 1, data.draws);
  };
  const actions: HistoryActions = {
    search: query => $choice.set({ ...$choice.get(), query }),
    pick(gameId) {
      $verified.set({});
      $choice.set({ ...$choice.get(), gameId });
    },
    more,
    async verify({ drawNumber, numbers, verification }) {
      if (!verification) return;
      const check = verifyDraw({ ...verification, numbers }).then(isRight => (isRight ? 'right' : 'wrong'));
      const result = await check.catch(() => 'failed' as const);
      $verified.set({ ...$verified.get(), [drawNumber]: result });
    },
    retry() {
      const game = chosenNow();
      if (!game) void lobby.refreshLottery(params.prizeMode);
      else if (pages.$state.get().data?.gameId === game.id) more();
      else load(game.id, 1, []);
    },
  };
  return { $state, actions };
}
