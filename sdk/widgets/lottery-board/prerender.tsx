/**
 * Renders the board before its element is defined, from a given state: on a server, or in a page that contains the
 * data. The component later adds events and separately loaded chunks.
 */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { BoardState, LotteryBoardModel } from './model.ts';
import type { Props } from './props.ts';
import { BoardView, type BoardViewProps } from './view.tsx';

/** Renders the first view. @param sure and late: see BoardViewProps */
export const firstView = (
  lobby: Lobby,
  props: Props,
  { actions }: LotteryBoardModel,
  state: BoardState,
  sure: boolean,
  late: Pick<BoardViewProps, 'Week' | 'Dates'> = {},
): ReactNode => (
  <BoardView
    {...firstProps(lobby)}
    {...props}
    {...late}
    state={state}
    actions={actions}
    clock={lobby.clock}
    sure={sure}
  />
);
