/** `<LoginModal>`: joins model and view, answers login requests of the page, and sends what happens to the host. */

import { useStore } from '@nanostores/react';
import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { LightPart } from '../../react/light-part.tsx';
import { useLobby, useWidgetHost } from '../../react/provider.tsx';
import { useEmit } from '../../react/use-emit.ts';
import { useModel, useMounted } from '../../react/use-model.ts';
import type { Theme } from '../../types.ts';
import { type ClassNames, partsWith } from '../../ui/parts.ts';
import { LoginFields } from './fields.tsx';
import { KitMark } from './kit-mark.tsx';
import { createLoginModal, type LoginModalParams } from './model.ts';
import { LoginView } from './view.tsx';

export interface LoginModalProps extends LoginModalParams {
  /** Opens it when it becomes true and closes it when it becomes false; between, it follows the visitor. */
  readonly open?: boolean;
  /** Default: the lobby's. */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the mark in the head. */
  readonly logo?: ReactNode;
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** `preventDefault()` keeps it open. */
  readonly onCloseRequest?: (event: CustomEvent<LobbyEvents['close-request']>) => void;
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  readonly onLogin?: (event: CustomEvent<LobbyEvents['login']>) => void;
  readonly onLoginFailed?: (event: CustomEvent<LobbyEvents['login-failed']>) => void;
  /** `preventDefault()` keeps the page from leaving for registration or recovery. */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
}

/**
 * The login modal as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page; put it where
 * no ancestor is transformed, best at the end of the page. While it is mounted it is what a login request opens.
 */
export function LoginModal(props: LoginModalProps) {
  const { method, noSocial, noTrial, classNames, open = false } = props;
  const lobby = useLobby();
  const host = useWidgetHost();
  const mounted = useMounted();
  const emit = useEmit(props);
  const prepare = useCallback(() => host?.prepare() ?? Promise.resolve(), [host]);
  const params: LoginModalParams = { method, noSocial, noTrial };
  const [state, actions, model] = useModel(createLoginModal, params, emit);
  const text = useStore(lobby.$text);
  const kept = useStore(lobby.$theme);
  const theme = props.theme ?? (mounted ? kept : lobby.config.theme);
  const names = JSON.stringify(classNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: class names count by value, not by object
  const part = useMemo(() => partsWith(classNames), [names]);

  useEffect(() => {
    host?.onModel(model);
    return () => host?.onModel(null);
  }, [host, model]);
  useEffect(() => lobby.offerLogin(actions.open), [lobby, actions]);
  useEffect(() => {
    if (open) actions.open();
    else actions.close();
  }, [open, actions]);
  useEffect(() => void emit('ready', { lobby: lobby.name }), [emit, lobby]);

  return (
    <LoginView
      state={state}
      actions={actions}
      text={text}
      theme={theme}
      part={part}
      className={props.className}
      style={props.style}
      logo={
        host?.slots ? (
          <slot name="logo">
            <KitMark />
          </slot>
        ) : (
          (props.logo ?? <KitMark />)
        )
      }
      prepare={prepare}
      fields={panel => (
        <LightPart name="form">
          <LoginFields panel={panel} actions={actions} text={text} theme={theme} name={text('login.title')} />
        </LightPart>
      )}
    />
  );
}
