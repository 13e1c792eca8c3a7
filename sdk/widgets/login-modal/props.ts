/** Props of the login modal, which are also the attributes of `<lobby-login-modal>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
export const params = defineProps({
  /**
   * Initial login method (LOGIN-03).
   * @default the remembered method, or else the user name
   */
  method: { kind: 'choice', values: ['username', 'sms'] },
  /** Hides the social login buttons. */
  noSocial: { kind: 'flag' },
  /** Hides the free trial. */
  noTrial: { kind: 'flag' },
});

/** All props. Changing a prop that is not a parameter renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true, and closes the modal when it becomes false. The property and `:state(open)`
   * reflect the current state; the attribute does not, because a page that restores its markup would close an open
   * modal.
   */
  open: { kind: 'flag', isState: true },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface LoginModalParams extends PropsOf<typeof params> {}

/** Event handlers: `onLogin` handles `lobby-login`. */
export interface Handlers {
  /** The modal has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /**
   * The modal is about to close: because of its close button (`button`), a click on the backdrop (`mask`), Escape
   * (`escape`), or a completed login (`done`). If the event is prevented, the modal stays open.
   */
  readonly onCloseRequest?: (event: CustomEvent<LobbyEvents['close-request']>) => void;
  /** The modal has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /**
   * A member logged in. On the element this event does not bubble, because the lobby also dispatches it on the
   * document.
   */
  readonly onLogin?: (event: CustomEvent<LobbyEvents['login']>) => void;
  /** The gateway rejected a login, or the login request failed. */
  readonly onLoginFailed?: (event: CustomEvent<LobbyEvents['login-failed']>) => void;
  /** The visitor selected `register` or `forget`. Default action: navigates to that route. */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** The modal is ready to be opened. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** An option is invalid, or the code failed to load when the modal was opened. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
