/**
 * Renders lottery board and winner board on a server, with the views that the browser uses and with loaded data. In the
 * browser, the component adds events, stored values and separately loaded chunks.
 */
import type { ReactNode } from 'react';
import type { Lobby } from '../lobby/types.ts';
import { CardDates } from '../widgets/lottery-board/card/dates.tsx';
import { type BoardState, createLotteryBoard } from '../widgets/lottery-board/model.ts';
import { firstView } from '../widgets/lottery-board/prerender.tsx';
import type { BoardParams } from '../widgets/lottery-board/props.ts';
import { Week } from '../widgets/lottery-board/week/week.lazy.tsx';
import { createWinnerBoard } from '../widgets/winner-board/model.ts';
import { firstView as firstWinners } from '../widgets/winner-board/prerender.tsx';
import type { WinnerParams } from '../widgets/winner-board/props.ts';
import { whenLoaded } from './when-loaded.ts';

/** A board with its first data. `tree` is null if the element must render the loading, empty or error state itself. */
export interface PrerenderedBoard {
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  readonly tree: ReactNode;
  /** Name of the stylesheet that the markup needs. */
  readonly stylesheet: string;
}

export type BoardReader = (
  lobby: Lobby,
  params: Readonly<Record<string, unknown>>,
  ms: number,
  use: (board: PrerenderedBoard) => string,
) => Promise<string>;

const EMPTY_BOARD: PrerenderedBoard = { status: 'loading', tree: null, stylesheet: '' };

/** Reads the lottery board. The cast is safe, because the attribute table has validated the parameters. */
export const readLotteryBoard: BoardReader = async (lobby, params, ms, use) => {
  const board = params as BoardParams;
  const weekly = board.layout === 'schedule' || board.layout === 'full';
  const model = createLotteryBoard(lobby, board);
  const render = (state: BoardState | null) => {
    if (state?.status !== 'ready') return use(state ? { ...EMPTY_BOARD, status: state.status } : EMPTY_BOARD);
    const tree = firstView(lobby, board, model, state, true, { Week, Dates: CardDates });
    return use({ status: 'ready', tree, stylesheet: weekly ? 'lottery-board-week' : 'lottery-board' });
  };
  // A separate chunk computes the week, so wait until the week is not empty.
  return whenLoaded(model.$state, ms, render, ({ status, week }) => !weekly || status !== 'ready' || week.length > 0);
};

export const readWinnerBoard: BoardReader = async (lobby, params, ms, use) => {
  const board = params as WinnerParams;
  const model = createWinnerBoard(lobby, board);
  return whenLoaded(model.$state, ms, state => {
    if (state?.status !== 'ready') return use(state ? { ...EMPTY_BOARD, status: state.status } : EMPTY_BOARD);
    return use({ status: 'ready', tree: firstWinners(lobby, board, model, state), stylesheet: 'winner-board' });
  });
};
