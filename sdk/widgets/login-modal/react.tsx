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
  /** Replaces the logo in the header. */
  readonly logo?: ReactNode;
  /** The modal has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /**
   * A click on `button` or `mask`, `escape`, or a completed login (`done`) closes the modal; preventing the event keeps
   * it open.
   */
  readonly onCloseRequest?: (event: CustomEvent<LobbyEvents['close-request']>) => void;
  /** The modal has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /** A member logged in; on the element the event does not bubble, because the lobby dispatches it on the document. */
  readonly onLogin?: (event: CustomEvent<LobbyEvents['login']>) => void;
  /** A login was rejected or failed. */
  readonly onLoginFailed?: (event: CustomEvent<LobbyEvents['login-failed']>) => void;
  /** `register` or `forget` was selected; by default the page navigates to that route. */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** The modal can be opened. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** The code failed to load when the modal was opened. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/**
 * Login modal as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page; place
 * it where no ancestor is transformed, preferably at the end of the page. While mounted, it handles login requests.
 */
export const LoginModal: FunctionComponent<LoginModalProps> = createComponent({
  name: 'LoginModal',
  params,
  model: createLoginModal,
  view: LoginView,
  useView({ lobby, actions }, { open = false }) {
    // Must run before the effect that emits `ready`: a host may request a login in its handler.
    useLayoutEffect(() => lobby.offerLogin(actions.open), [lobby, actions]);
    useOpen(open, actions);
    return { light: (form: ReactNode) => <LightDomSlot name="form">{form}</LightDomSlot> };
  },
});
