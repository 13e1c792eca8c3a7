/** Custom element `<lobby-login-modal>`: its attributes, stylesheets and view. */

import { lightDomBoxes } from '../../elements/base/light-dom.ts';
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import toast from '../../ui/toasts/toast.css?inline';
import type { LoginModalActions, LoginModalState } from './model.ts';
import { props } from './props.ts';
import { LoginModal } from './react.tsx';

/** Stylesheets of a closed modal, which can show a toast. */
const closedStylesheets: readonly string[] = [...sharedStylesheets, toast];

/**
 * Module with the stylesheets of an open modal. It loads before the form, because the modal opens only after its
 * stylesheets have loaded.
 */
let dressed: typeof import('./opened-styles.lazy.ts') | undefined;

const widget = {
  props,
  stylesheets: closedStylesheets,
  async lazyStylesheets(part) {
    if (part !== 'panel') return (await import('./slide-styles.lazy.ts')).lazyStylesheets;
    dressed = await import('./opened-styles.lazy.ts');
    return dressed.panelStylesheets;
  },
  View: LoginModal,
  light: (host, nonce) => lightDomBoxes(host, () => dressed?.dressForm(host, nonce())),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, LoginModalState, LoginModalActions>;

/**
 * Login without leaving the page: by user name and password or by mobile number and code, with a captcha if the gateway
 * requires one, as a trial, or with a social login provider of the host. While mounted, it opens for each
 * `lobby-login-request` that is not prevented.
 *
 * @csspart base the whole widget
 * @csspart mask the overlay around the panel
 * @csspart panel the dialog
 * @csspart title the heading
 * @csspart submit the button that submits the form
 * @csspart social the row of provider buttons
 * @slot logo replaces the logo in the header
 */
export class LobbyLoginModal extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;

  /** Opens the modal, like setting the attribute `open`. */
  show(): void {
    this.open = true;
  }

  /** Closes the modal without emitting a close request. */
  hide(): void {
    this.open = false;
  }

  /** Updates the property `open` when the modal has opened or closed. */
  override emit<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean {
    // If the code failed to load, the modal has not opened, so `open` becomes false.
    const lost = name === 'error' && /^(offline|outdated)$/.test((detail as LobbyEvents['error']).kind);
    if (name === 'open' || name === 'close' || lost) this.open = name === 'open';
    // The event must not bubble, because the lobby also dispatches the login on the document, which would receive it
    // twice.
    if (name === 'login') return this.dispatchEvent(new CustomEvent('lobby-login', { detail }));
    return super.emit(name, detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-login-modal': LobbyLoginModal;
  }
}
