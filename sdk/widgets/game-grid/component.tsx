/** `<GameGrid>`: joins model and view, and sends what happens to the host. */
import { useStore } from '@nanostores/react';
import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createComeback } from '../../dom/comeback.ts';
import type { LobbyEvents } from '../../events.ts';
import { useLobby, useWidgetHost } from '../../react/provider.tsx';
import { useEmit } from '../../react/use-emit.ts';
import { useModel, useMounted } from '../../react/use-model.ts';
import type { Theme } from '../../types.ts';
import { type ClassNames, partsWith } from '../../ui/parts.ts';
import type { GamePages } from './list-model.ts';
import { createGameGrid, type GameGridParams } from './model.ts';
import { GridView } from './view.tsx';

export interface GameGridProps extends GameGridParams {
  /** Tiles side by side. Default: as many as fit, three at least. */
  readonly columns?: number;
  /** Takes search and filter away. */
  readonly noFilter?: boolean;
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
  readonly onPage?: (event: CustomEvent<LobbyEvents['page']>) => void;
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** Lists that somebody left, and where in them: by lobby and params. */
const comeback = createComeback<{ readonly pages: GamePages; readonly position: number }>();

/** The game grid as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function GameGrid(props: GameGridProps) {
  const { gameType, vendor, tab, query, gameClass, minBet, minLine, pageSize, inHouse, columns, classNames } = props;
  const lobby = useLobby();
  const host = useWidgetHost();
  const mounted = useMounted();
  const emit = useEmit(props);
  const prepare = useCallback(() => host?.prepare() ?? Promise.resolve(), [host]);
  const params: GameGridParams = { gameType, vendor, tab, query, gameClass, minBet, minLine, pageSize, inHouse };
  const place = `${lobby.name} ${lobby.$language.get()} ${lobby.$session.get()?.userName ?? ''} ${JSON.stringify(params)}`;
  const [left] = useState(() => comeback.take(place));
  const [state, actions, model] = useModel(createGameGrid, params, emit, left?.pages ?? null);
  const text = useStore(lobby.$text);
  const theme = useStore(lobby.$theme);
  const names = JSON.stringify(classNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: class names count by value, not by object
  const part = useMemo(() => partsWith(classNames), [names]);
  const onLeave = useCallback(
    (position: number) => {
      const pages = actions.keep();
      if (pages) comeback.leave(place, { pages, position });
    },
    [actions, place],
  );

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

  const slotted = (name: 'heading' | 'empty', ours: ReactNode): ReactNode =>
    host?.slots ? <slot name={name}>{ours}</slot> : (props[name] ?? ours);

  return (
    <GridView
      // What the device keeps (texts, session, theme) is not known to a server: the first render leaves it out.
      state={mounted ? state : { ...state, status: 'loading', spoken: false, late: null }}
      actions={actions}
      columns={columns}
      noFilter={props.noFilter}
      text={text}
      base={lobby.config.gateway}
      theme={props.theme ?? (mounted ? theme : lobby.config.theme)}
      part={part}
      prepare={prepare}
      className={props.className}
      style={props.style}
      from={left?.position}
      onLeave={onLeave}
      place={slotted}
    />
  );
}
