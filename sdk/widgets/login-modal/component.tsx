/** `<LoginModal>`: joins model and view, answers login requests of the page, and sends what happens to the host. */
import type { CSSProperties, ReactNode } from 'react';
import { useEffect } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { LightPart } from '../../react/light-part.tsx';
import { useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
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
  const { method, noSocial, noTrial, open = false } = props;
  const params: LoginModalParams = { method, noSocial, noTrial };
  const { lobby, state, actions, emit, text, theme, prepare, place } = useWidget(createLoginModal, params, props);
  const part = useParts(props.classNames);
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
      logo={place('logo', <KitMark />)}
      prepare={prepare}
      fields={panel => (
        <LightPart name="form">
          <LoginFields panel={panel} actions={actions} text={text} theme={theme} name={text('login.title')} />
        </LightPart>
      )}
    />
  );
}
