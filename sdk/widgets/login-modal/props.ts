/** Props of the login modal, which are the attributes of `<lobby-login-modal>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Initial login method (LOGIN-03).
   * @default the remembered one, else the user name
   */
  method: { kind: 'choice', values: ['username', 'sms'] },
  /** Hides login by providers. */
  noSocial: { kind: 'flag' },
  /** Hides the free trial. */
  noTrial: { kind: 'flag' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true and closes it when it becomes false. The property and `:state(open)` follow the
   * visitor's actions; the attribute does not, because a page that restores its markup would close an open modal.
   */
  open: { kind: 'flag', isState: true },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface LoginModalParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onLogin` of `lobby-login`. */
export interface Handlers {
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
