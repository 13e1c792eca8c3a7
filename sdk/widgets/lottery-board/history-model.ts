/** Past draws of one lottery: picker, search over names, page after page (LOTT-12, LOTT-13, LOTT-15). */
import { atom, computed, onMount } from 'nanostores';
import { createResource } from '../../core/resource.ts';
import { HISTORY_PAGE_SIZE } from '../../domain/limits.ts';
import { historyLotteries, type Lottery, type PastDraw, searchLotteries } from '../../domain/lottery.ts';
import { readPastDraws } from '../../domain/read-lottery.ts';
import type { CallError, Lobby, Model, ResolvedConfig } from '../../types.ts';
import { drawHistory } from '../../wire/lottery.ts';

export interface HistoryParams {
  /** Lottery shown first. Default: the first that has a history. */
  readonly gameId?: string;
  /** Default: the lobby's. */
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}

export interface HistoryState {
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** Lotteries to pick from: those whose name holds the query, without the stock group. */
  readonly games: readonly Lottery[];
  readonly query: string;
  /** The lottery whose draws are shown. */
  readonly game: Lottery | null;
  /** Newest first. */
  readonly draws: readonly PastDraw[];
  readonly hasMore: boolean;
  readonly error: CallError | null;
  readonly sandbox: boolean;
}

export interface HistoryActions {
  search(query: string): void;
  pick(gameId: string): void;
  /** Adds the next page below. */
  more(): void;
  /** Asks again for what failed. */
  retry(): void;
}

export type LotteryHistoryModel = Model<HistoryState, HistoryActions>;

interface Pages {
  readonly gameId: string;
  readonly draws: readonly PastDraw[];
  readonly page: number;
  readonly last: number;
}

export function createLotteryHistory(lobby: Lobby, params: HistoryParams = {}): LotteryHistoryModel {
  const $feed = params.prizeMode ? lobby.lotteryOf(params.prizeMode) : lobby.$lottery;
  const $choice = atom<{ readonly gameId: string | undefined; readonly query: string }>({
    gameId: params.gameId,
    query: '',
  });
  const pages = createResource<Pages>();

  const offered = () => historyLotteries($feed.get().data?.groups ?? []);
  const picked = (games: readonly Lottery[], gameId: string | undefined) =>
    games.find(({ id }) => id === gameId) ?? games[0] ?? null;

  const $state = computed([$feed, $choice, pages.$state], (feed, choice, asked): HistoryState => {
    const games = historyLotteries(feed.data?.groups ?? []);
    const game = picked(games, choice.gameId);
    // Draws of the lottery picked before must not stand under the new one's name.
    const data = asked.data?.gameId === game?.id ? asked.data : undefined;
    const status = data ? (data.draws.length > 0 ? 'ready' : 'empty') : asked.error ? 'error' : 'loading';
    return {
      status: feed.data && !game ? 'empty' : status,
      games: searchLotteries(games, choice.query),
      query: choice.query,
      game,
      draws: data?.draws ?? [],
      hasMore: data !== undefined && data.page < data.last,
      error: asked.error ?? null,
      sandbox: feed.data?.sandbox === true,
    };
  });

  const load = (gameId: string, page: number, before: readonly PastDraw[]) =>
    void pages.ask(async () => {
      const language = lobby.$language.get();
      const query = { gameId, pageNo: page, pageSize: HISTORY_PAGE_SIZE, language };
      const { value, sandbox } = await lobby.call(drawHistory, { query });
      const known = new Set(before.map(({ drawNumber }) => drawNumber));
      // A draw that took place meanwhile pushes the last one of the page before onto this one.
      const added = readPastDraws(value.content, sandbox).filter(({ drawNumber }) => !known.has(drawNumber));
      return { data: { gameId, draws: [...before, ...added], page, last: Number(value.totalPages) || page } };
    });

  const loadFirst = () => {
    const game = picked(offered(), $choice.get().gameId);
    if (game && pages.$state.get().data?.gameId !== game.id) load(game.id, 1, []);
  };

  onMount($state, () => {
    // Without a menu there is nothing to pick yet.
    const offs = [$feed.subscribe(feed => feed.data && loadFirst()), $choice.listen(loadFirst)];
    return () => {
      for (const off of offs) off();
      pages.reset();
    };
  });

  const more = () => {
    const { data } = pages.$state.get();
    if (data && data.page < data.last) load(data.gameId, data.page + 1, data.draws);
  };
  const actions: HistoryActions = {
    search: query => $choice.set({ ...$choice.get(), query }),
    pick: gameId => $choice.set({ ...$choice.get(), gameId }),
    more,
    retry() {
      const game = picked(offered(), $choice.get().gameId);
      if (!game) void lobby.refreshLottery(params.prizeMode);
      else if (pages.$state.get().data?.gameId === game.id) more();
      else load(game.id, 1, []);
    },
  };
  return { $state, actions };
}
