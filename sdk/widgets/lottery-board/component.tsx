/** `<LotteryBoard>`: joins model and view, and sends what happens to the host. */

import type { CSSProperties, ReactNode } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { useStore } from '../../react/use-store.ts';
import { useOutcome, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { gameMenu } from '../../wire/lottery.ts';
import { BoardSheets } from './dialogs/dialogs.tsx';
import { BoardLoading } from './loading.tsx';
import { type BoardParams, createLotteryBoard } from './model.ts';
import { BoardView } from './view.tsx';

export interface LotteryBoardProps extends BoardParams {
  /** The answer with the menu that the page has already, such as its server's: shown at once, on a server too. */
  readonly initial?: Answer<typeof gameMenu>;
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** In place of the empty state. */
  readonly empty?: ReactNode;
  /** A lottery should be played; by default it opens on the reference site. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `favourite`, `recent` or `launch` needs a session; by default the login modal of the page, else the login route. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favourite was set or taken away. */
  readonly onFavourite?: (event: CustomEvent<LobbyEvents['favourite']>) => void;
  /** A result arrived for a lottery on the board. */
  readonly onDraw?: (event: CustomEvent<LobbyEvents['draw']>) => void;
  /** The first data are shown. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Data, options or code failed; the board says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** A server does not know what the device keeps (data, favourites, language, theme), so the first render leaves it out. */
const UNKNOWN = { favourites: [], stale: null, sheet: null } as const;
/** Where no data were handed in. */
const WAITING = { status: 'loading', sandbox: false } as const;

/** The lottery board as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function LotteryBoard(props: LotteryBoardProps) {
  const { group, tab, layout, prizeMode, limit, noHistory } = props;
  const params: BoardParams = { group, tab, layout, prizeMode, limit, noHistory };
  const widget = useWidget(createLotteryBoard, params, props, props.initial);
  useOutcome(widget.state, widget);
  const { lobby, state, actions, text, mounted, prepare } = widget;
  const part = useParts(props.classNames);
  const sure = useStore(lobby.clock.$sure);

  return (
    <BoardView
      Loading={BoardLoading}
      state={mounted ? state : { ...state, ...UNKNOWN, ...(props.initial ? {} : WAITING) }}
      actions={actions}
      layout={layout ?? 'cards'}
      limit={limit}
      text={text}
      clock={lobby.clock}
      base={lobby.config.gateway}
      theme={widget.theme}
      sure={sure}
      part={part}
      prepare={prepare}
      className={props.className}
      style={props.style}
      place={widget.place}
    >
      {mounted && <BoardSheets state={state} actions={actions} text={text} prepare={prepare} prizeMode={prizeMode} />}
    </BoardView>
  );
}
