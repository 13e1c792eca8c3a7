/** React component `<LotteryBoard>`, which connects model and view and passes events to the host. */

import type { FunctionComponent, ReactNode } from 'react';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import { useStore } from '../../ui/binding/use-store.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { BoardStylesheets } from './dialogs/dialogs.tsx';
import { BoardLoading } from './loading.tsx';
import { createLotteryBoard } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { BoardView } from './view.tsx';

export interface LotteryBoardProps extends ComponentProps, Props, Handlers {
  /**
   * Menu response that the page already has, for example from its server. It is shown immediately, also when rendering
   * on a server.
   */
  readonly initial?: ResponseOf<typeof gameMenu>;
  /** Replaces the title. */
  readonly heading?: ReactNode;
  /** Replaces the empty state. */
  readonly empty?: ReactNode;
}

/** The component of the same name in `lobbykit/react` validates the props. */
export const LotteryBoard: FunctionComponent<LotteryBoardProps> = createComponent({
  name: 'LotteryBoard',
  params,
  model: createLotteryBoard,
  view: BoardView,
  useInitial: ({ initial }) => initial,
  useView: ({ lobby, state, actions, text, mounted, prepare }, { prizeMode }) => ({
    Loading: BoardLoading,
    clock: lobby.clock,
    sure: useStore(lobby.clock.$sure),
    children: mounted && (
      <BoardStylesheets state={state} actions={actions} text={text} prepare={prepare} prizeMode={prizeMode} />
    ),
  }),
});
