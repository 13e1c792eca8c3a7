/**
 * First rendering of the board from a given state, for servers and for pages with data before the element. Events and
 * lazy chunks are added by the component.
 */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { BoardState, LotteryBoardModel } from './model.ts';
import type { Props } from './props.ts';
import { BoardView, type BoardViewProps } from './view.tsx';

/** Renders the first view. @param sure and late: as in BoardViewProps */
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
