/** `<LoginModal>`: model and view as a component that opens on login requests of the page. */
import { type FunctionComponent, type ReactNode, useLayoutEffect } from 'react';
import type { LobbyEvents } from '../../lobby/events.ts';
import { LightDomSlot } from '../../ui/binding/light-dom-slot.tsx';
import { useOpen } from '../../ui/binding/use-widget.tsx';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createLoginModal } from './model.ts';
import { type Props, params } from './props.ts';
import { LoginView } from './view.tsx';

export interface LoginModalProps extends ComponentProps, Props {
  /** In place of the mark in the head. */
  readonly logo?: ReactNode;
  /** It has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** `button`, `mask` or `escape` asked to close it, or it is `done`; prevented, it stays. */
  readonly onCloseRequest?: (event: CustomEvent<LobbyEvents['close-request']>) => void;
  /** It has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /** Somebody logged in; on the element it does not bubble, since the lobby tells the document by itself. */
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
export const LoginModal: FunctionComponent<LoginModalProps> = createComponent({
  name: 'LoginModal',
  params,
  model: createLoginModal,
  view: LoginView,
  useView({ lobby, actions }, { open = false }) {
    // Before the effect that emits `ready`: a host may request a login in its handler.
    useLayoutEffect(() => lobby.offerLogin(actions.open), [lobby, actions]);
    useOpen(open, actions);
    return { light: (form: ReactNode) => <LightDomSlot name="form">{form}</LightDomSlot> };
  },
});
