/** `<LoginModal>`: joins model and view, answers login requests of the page, and sends what happens to the host. */
import type { CSSProperties, ReactNode } from 'react';
import { useEffect } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { LightPart } from '../../react/light-part.tsx';
import { useOpen, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import { createLoginModal, type LoginModalParams } from './model.ts';
import { LoginView } from './view.tsx';

export interface LoginModalProps extends LoginModalParams {
  /** Opens it when it becomes true and closes it when it becomes false; between, it follows the visitor. */
  readonly open?: boolean;
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** In place of the mark in the head. */
  readonly logo?: ReactNode;
  /** It has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** `button`, `mask` or `escape` asked to close it, or it is `done`; prevented, it stays. */
  readonly onCloseRequest?: (event: CustomEvent<LobbyEvents['close-request']>) => void;
  /** It has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /** Somebody signed in; on the element it does not bubble, since the lobby tells the document by itself. */
  readonly onLogin?: (event: CustomEvent<LobbyEvents['login']>) => void;
  /** A login was refused or did not get through. */
  readonly onLoginFailed?: (event: CustomEvent<LobbyEvents['login-failed']>) => void;
  /** `register` or `forget` was chosen; by default the page leaves for that route. */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** It can be opened. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Its code did not load when it was to open. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/**
 * The login modal as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page; put it where
 * no ancestor is transformed, best at the end of the page. While it is mounted it is what a login request opens.
 */
export function LoginModal(props: LoginModalProps) {
  const { method, noSocial, noTrial, open = false } = props;
  const params: LoginModalParams = { method, noSocial, noTrial };
  const { lobby, state, actions, emit, text, theme, prepare, place } = useWidget(createLoginModal, params, props);
  const part = useParts(props.classNames);
  useEffect(() => lobby.offerLogin(actions.open), [lobby, actions]);
  useOpen(open, actions);
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
      logo={ours => place('logo', ours)}
      prepare={prepare}
      place={form => <LightPart name="form">{form}</LightPart>}
    />
  );
}
