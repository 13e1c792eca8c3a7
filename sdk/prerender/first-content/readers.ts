/**
 * Prerendered content of each widget. Each function loads the data of its widget with a lobby without a session; the
 * attribute table has already validated the parameters.
 */
import type { ReactNode } from 'react';
import { menuEndpoint } from '../../lobby/lottery/lottery.ts';
import type { Lobby } from '../../lobby/types.ts';
import { fetchWins, winnerTexts, winsOf } from '../../lobby/winners/wins.ts';
import { ownTab } from '../../protocol/games/game-filters.ts';
import { needsSession } from '../../protocol/lottery/board.ts';
import { WINNER_COUNT } from '../../protocol/winners/wins.ts';
import { createDownloadBar } from '../../widgets/download-bar/model.ts';
import { firstView as downloadBarView } from '../../widgets/download-bar/prerender.tsx';
import type { Props as DownloadBarProps } from '../../widgets/download-bar/props.ts';
import { createGameGrid } from '../../widgets/game-grid/model.ts';
import { firstView as gameGridView } from '../../widgets/game-grid/prerender.tsx';
import type { Props as GameGridProps } from '../../widgets/game-grid/props.ts';
import { createLotteryBoard } from '../../widgets/lottery-board/model.ts';
import { firstView as lotteryBoardView } from '../../widgets/lottery-board/prerender.tsx';
import type { Props as LotteryBoardProps } from '../../widgets/lottery-board/props.ts';
import { createServiceWidget } from '../../widgets/service-widget/model.ts';
import { firstView as serviceWidgetView } from '../../widgets/service-widget/prerender.tsx';
import type { Props as ServiceWidgetProps } from '../../widgets/service-widget/props.ts';
import { createWinnerBoard } from '../../widgets/winner-board/model.ts';
import { firstView as winnerBoardView } from '../../widgets/winner-board/prerender.tsx';
import type { Props as WinnerBoardProps } from '../../widgets/winner-board/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import { recordedResponses } from './recorded-responses.ts';

interface PrerenderedContent {
  readonly view: ReactNode;
  /** Response of the gateway from which the content was rendered. */
  readonly data: object;
}

/**
 * Prerenders a widget.
 * @param timeout timeout of the requests for data, ms
 * @returns null if the rendering would differ from that of the element, because public data do not suffice
 */
export type PrerenderReader = (
  lobby: Lobby,
  params: Readonly<Record<string, unknown>>,
  timeout: number,
) => Promise<PrerenderedContent | null>;

export const readLottery: PrerenderReader = async (lobby, params, timeout) => {
  const board: LotteryBoardProps = params;
  const { layout, tab = 'all', prizeMode = lobby.config.prizeMode } = board;
  // A separate chunk computes the week, and only the browser knows the member's favorites.
  if (layout === 'full' || layout === 'schedule' || needsSession(tab)) return null;
  const query = { prizeMode, device: 'MOBILE', language: lobby.$language.get() } as const;
  const response = await lobby.call(menuEndpoint, { query }, { timeout, retry: false });
  lobby.startLottery(response, prizeMode, performance.now());
  const model = createLotteryBoard(lobby, board);
  const { value, serverTime, refresh, sandbox } = response;
  const data = { success: true, value, serverTime, refresh, sandbox };
  // The clock is only an estimate, as in the browser before a response has set the clock.
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: lotteryBoardView(lobby, board, model, state, false), data },
  );
};

/** Prerenders the public list with the games of the first screen. */
export const readGames: PrerenderReader = async (lobby, params, timeout) => {
  const props: GameGridProps = params;
  // Favorites and recent games depend on the member.
  if (props.tab && ownTab(props.tab)) return null;
  const model = createGameGrid(lobby, props);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state?.status === 'ready' || state?.status === 'empty'
        ? { view: gameGridView(lobby, props, model, state), data: { answers: recordedResponses(lobby) } }
        : null,
    ({ vendorsWait }) => !vendorsWait,
  );
};

export const readWinners: PrerenderReader = async (lobby, params, timeout) => {
  const board: WinnerBoardProps = params;
  const { category = 'ALL', limit = WINNER_COUNT } = board;
  const [response] = await Promise.all([
    fetchWins(lobby, category, limit, { timeout, retry: false }),
    winnerTexts(lobby),
  ]);
  // Members see the currency of their wallet, but only the browser has the session.
  if (!response.value.currencySymbol) return null;
  winsOf(lobby, category, limit).settle(response);
  const model = createWinnerBoard(lobby, board);
  const { value, serverTime, sandbox } = response;
  const data = { success: true, value, serverTime, sandbox };
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: winnerBoardView(lobby, board, model, state), data },
  );
};

/** Prerenders the button of a closed service widget, which needs no request. */
export const readService: PrerenderReader = async (lobby, params, timeout) => {
  const props: ServiceWidgetProps = params;
  // An open modal needs code and responses that are not part of the prerendered content.
  if (props.open) return null;
  const model = createServiceWidget(lobby, props);
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: serviceWidgetView(lobby, props, model, state), data: {} },
  );
};

/** Prerenders the bar for a visitor who has not closed it. */
export const readBar: PrerenderReader = async (lobby, params, timeout) => {
  const props: DownloadBarProps = params;
  // Only the browser knows whether there is a session.
  if (props.requireLogin) return null;
  const model = createDownloadBar(lobby, props);
  return whenLoaded(
    model.$state,
    timeout,
    state =>
      state && {
        view: downloadBarView(lobby, props, model, state),
        data: { answers: recordedResponses(lobby) },
      },
  );
};
