/** `<lobby-login-modal>`: its attributes, its sheets, and the view behind it. */

import { lightDomBoxes } from '../../elements/base/light-dom.ts';
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import toast from '../../ui/notices/toast.css?inline';
import type { LoginModalActions, LoginModalState } from './model.ts';
import { props } from './props.ts';
import { LoginModal } from './react.tsx';

/** Sheets of a closed modal: what it says on the page. */
const closedStylesheets: readonly string[] = [...sharedStylesheets, toast];

/** There before the form is: a modal that opens waits for its sheets. */
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
 * Logging in without leaving the page: by user name and password or by mobile number and code, with a captcha once the
 * gateway asks for one, as a guest, or by a provider the host brings. While it is on a page it answers every
 * `lobby-login-request` nobody prevented.
 *
 * @csspart base the whole widget
 * @csspart mask what lies over the page, around the panel
 * @csspart panel the dialog itself
 * @csspart title its heading
 * @csspart submit the one button that sends the form
 * @csspart social the row of provider buttons
 * @slot logo in place of the mark in the head
 */
export class LobbyLoginModal extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;

  /** Opens it, as the attribute `open` does. */
  show(): void {
    this.open = true;
  }

  /** Closes it without asking anybody. */
  hide(): void {
    this.open = false;
  }

  /** The attribute `open` follows what the visitor sees, also when the modal was opened or closed without it. */
  override emit<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean {
    // A modal whose code did not come has never opened.
    const lost = name === 'error' && /^(offline|outdated)$/.test((detail as LobbyEvents['error']).kind);
    if (name === 'open' || name === 'close' || lost) this.open = name === 'open';
    // The lobby itself tells the document of a login: one that bubbles would be heard there twice.
    if (name === 'login') return this.dispatchEvent(new CustomEvent('lobby-login', { detail }));
    return super.emit(name, detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-login-modal': LobbyLoginModal;
  }
}
