/**
 * The board as its element draws it first, on a state that is there already: for servers, and for a page that has its data
 * before its element. What a component adds to its view is not there yet: events, chunks that come later.
 */
import type { ReactNode } from 'react';
import type { Lobby } from '../../types.ts';
import { partsWith } from '../../ui/parts.ts';
import type { BoardParams, BoardState, LotteryBoardModel } from './model.ts';
import { BoardView, type BoardViewProps } from './view.tsx';

const part = partsWith();
const prepare = () => Promise.resolve();
const place = (name: string, ours: ReactNode) => <slot name={name}>{ours}</slot>;

/** @param sure and Week: as in BoardViewProps */
export const firstView = (
  lobby: Lobby,
  { layout = 'cards', limit }: BoardParams,
  { actions }: LotteryBoardModel,
  state: BoardState,
  sure: boolean,
  Week?: BoardViewProps['Week'],
): ReactNode => (
  <BoardView
    state={state}
    actions={actions}
    layout={layout}
    Week={Week}
    limit={limit}
    text={lobby.$text.get()}
    clock={lobby.clock}
    base={lobby.config.gateway}
    theme={lobby.$theme.get()}
    sure={sure}
    part={part}
    prepare={prepare}
    place={place}
  />
);
