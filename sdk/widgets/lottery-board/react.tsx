/** `<LotteryBoard>`: model and view as a component, with the events that a host receives. */

import type { FunctionComponent, ReactNode } from 'react';
import type { LobbyEvents } from '../../lobby/events.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import { useStore } from '../../ui/binding/use-store.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { BoardStylesheets } from './dialogs/dialogs.tsx';
import { BoardLoading } from './loading.tsx';
import { createLotteryBoard } from './model.ts';
import { type Props, params } from './props.ts';
import { BoardView } from './view.tsx';

export interface LotteryBoardProps extends ComponentProps, Props {
  /** The answer with the menu that the page has already, such as its server's: shown at once, on a server too. */
  readonly initial?: ResponseOf<typeof gameMenu>;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** In place of the empty state. */
  readonly empty?: ReactNode;
  /** A lottery should be played; by default it opens on the reference site. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `favorite`, `recent` or `launch` needs a session; by default the login modal of the page, else the login route. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was set or taken away. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** A result arrived for a lottery on the board. */
  readonly onDraw?: (event: CustomEvent<LobbyEvents['draw']>) => void;
  /** The first data are shown. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Data, options or code failed; the board says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** Data of the device. */
const UNKNOWN = { favorites: [], stale: null, sheet: null } as const;
/** State without initial data. */
const WAITING = { status: 'loading', sandbox: false } as const;

/** The lottery board as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export const LotteryBoard: FunctionComponent<LotteryBoardProps> = createComponent({
  name: 'LotteryBoard',
  params,
  model: createLotteryBoard,
  view: BoardView,
  useInitial: ({ initial }) => initial,
  firstState: (state, { initial }) => ({ ...state, ...UNKNOWN, ...(initial ? {} : WAITING) }),
  useView: ({ lobby, state, actions, text, mounted, prepare }, { prizeMode }) => ({
    Loading: BoardLoading,
    clock: lobby.clock,
    sure: useStore(lobby.clock.$sure),
    children: mounted && (
      <BoardStylesheets state={state} actions={actions} text={text} prepare={prepare} prizeMode={prizeMode} />
    ),
  }),
});
