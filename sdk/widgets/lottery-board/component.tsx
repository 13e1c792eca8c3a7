/** `<LotteryBoard>`: joins model and view, and sends what happens to the host. */

import { useStore } from '@nanostores/react';
import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { useLobby, useWidgetHost } from '../../react/provider.tsx';
import { useEmit } from '../../react/use-emit.ts';
import { useModel, useMounted } from '../../react/use-model.ts';
import type { Theme } from '../../types.ts';
import { type ClassNames, partsWith } from '../../ui/parts.ts';
import { BoardSheets } from './board-sheets.tsx';
import { type BoardParams, createLotteryBoard } from './model.ts';
import { BoardView } from './view.tsx';

export interface LotteryBoardProps extends BoardParams {
  /** Default: the lobby's. */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** In place of the empty state. */
  readonly empty?: ReactNode;
  /** `preventDefault()` keeps the lobby from opening the game. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `preventDefault()` keeps the lobby from opening the login. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  readonly onFavourite?: (event: CustomEvent<LobbyEvents['favourite']>) => void;
  readonly onDraw?: (event: CustomEvent<LobbyEvents['draw']>) => void;
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** The lottery board as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function LotteryBoard(props: LotteryBoardProps) {
  const { group, tab, layout, prizeMode, limit, noHistory, classNames } = props;
  const lobby = useLobby();
  const host = useWidgetHost();
  const mounted = useMounted();

  const emit = useEmit(props);
  const prepare = useCallback((part?: string) => host?.prepare(part) ?? Promise.resolve(), [host]);
  const params: BoardParams = { group, tab, layout, prizeMode, limit, noHistory };
  const [state, actions, model] = useModel(createLotteryBoard, params, emit);
  const text = useStore(lobby.$text);
  const theme = useStore(lobby.$theme);
  const sure = useStore(lobby.clock.$sure);
  const names = JSON.stringify(classNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: class names count by value, not by object
  const part = useMemo(() => partsWith(classNames), [names]);

  useEffect(() => {
    host?.onModel(model);
    return () => host?.onModel(null);
  }, [host, model]);

  const ready = state.status === 'ready' || state.status === 'empty';
  const failed = state.status === 'error' ? state.error : null;
  useEffect(() => {
    if (ready) emit('ready', { lobby: lobby.name });
  }, [ready, emit, lobby]);
  useEffect(() => {
    if (!failed) return;
    const message = failed.message || text(failed.messageKey);
    emit('error', { kind: failed.kind, message, lobby: lobby.name, detail: failed });
  }, [failed, emit, lobby, text]);

  const place = (name: 'heading' | 'empty', ours: ReactNode): ReactNode =>
    host?.slots ? <slot name={name}>{ours}</slot> : (props[name] ?? ours);

  return (
    <BoardView
      // What the device keeps (data, language, theme) is not known to a server: the first render leaves it out.
      state={mounted ? state : { ...state, status: 'loading', late: null, sandbox: false, sheet: null }}
      actions={actions}
      layout={layout ?? 'cards'}
      limit={limit}
      text={text}
      clock={lobby.clock}
      base={lobby.config.gateway}
      theme={props.theme ?? (mounted ? theme : lobby.config.theme)}
      sure={sure}
      part={part}
      prepare={prepare}
      className={props.className}
      style={props.style}
      place={place}
    >
      {mounted && <BoardSheets state={state} actions={actions} text={text} prepare={prepare} prizeMode={prizeMode} />}
    </BoardView>
  );
}
