/** `<WinnerBoard>`: joins model and view, and sends what happens to the host. */
import { useStore } from '@nanostores/react';
import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import { WINNER_COUNT } from '../../domain/limits.ts';
import { formatMoney } from '../../domain/money.ts';
import type { LobbyEvents } from '../../events.ts';
import { useLobby, useWidgetHost } from '../../react/provider.tsx';
import { useEmit } from '../../react/use-emit.ts';
import { useModel, useMounted } from '../../react/use-model.ts';
import type { Theme } from '../../types.ts';
import { type ClassNames, partsWith } from '../../ui/parts.ts';
import { createWinnerBoard, type WinnerParams } from './model.ts';
import { WinnerView } from './view.tsx';

export interface WinnerBoardProps extends WinnerParams {
  /** Default: the lobby's. */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the title. */
  readonly heading?: ReactNode;
  /** `preventDefault()` keeps the lobby from opening the game. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /** `preventDefault()` keeps the lobby from opening the login. */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** The winner board as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function WinnerBoard(props: WinnerBoardProps) {
  const { category, limit, speed, still, classNames } = props;
  const lobby = useLobby();
  const host = useWidgetHost();
  const mounted = useMounted();

  const emit = useEmit(props);
  const prepare = useCallback(() => host?.prepare() ?? Promise.resolve(), [host]);
  const params: WinnerParams = { category, limit, speed, still };
  const [state, actions, model] = useModel(createWinnerBoard, params, emit);
  const text = useStore(lobby.$text);
  const theme = useStore(lobby.$theme);
  const names = JSON.stringify(classNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: class names count by value, not by object
  const part = useMemo(() => partsWith(classNames), [names]);
  const { currencyPattern } = lobby.config;
  const currency = state.currency ?? '';
  const money = useCallback(
    (amount: string) => formatMoney(amount, currencyPattern, currency),
    [currencyPattern, currency],
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

  const place = (name: 'heading', ours: ReactNode): ReactNode =>
    host?.slots ? <slot name={name}>{ours}</slot> : (props[name] ?? ours);

  return (
    <WinnerView
      // What the device keeps is not known to a server: the first render leaves it out.
      state={mounted ? state : { ...state, status: 'loading' }}
      actions={actions}
      text={text}
      money={money}
      theme={props.theme ?? (mounted ? theme : lobby.config.theme)}
      part={part}
      prepare={prepare}
      limit={limit ?? WINNER_COUNT}
      className={props.className}
      style={props.style}
      place={place}
    />
  );
}
